import { describe, expect, it } from 'vitest';
import { openCut } from '../cutSession.ts';
import type { Pixels } from '../raster/pixels.ts';
import type { Plane } from '../raster/plane.ts';
import { box, meanIn, photoOf, planeOf, WHITE, type Where } from '../testing/onPaper.ts';
import { doubtfulParts } from './doubtfulParts.ts';

/** Things are grained, as in a photograph. */
const grained = (greyAt: (x: number, y: number) => number): Pixels =>
  photoOf((x, y) => {
    const grey = greyAt(x, y);
    return grey === WHITE ? grey : grey - ((x * 7 + y * 13) % 5);
  });

/** What is asked about a cut that a network is sure of, and the cut after all of it was pressed. */
function pressed(photo: Pixels, alpha: Plane) {
  const salience = { plane: alpha, least: alpha };
  const marks = doubtfulParts(photo, { alpha, salience, strokes: [] });
  const cut = openCut(photo, { shown: { alpha, healed: null, glass: null } }).mend(marks);
  const shareOf = (where: Where): number => meanIn(cut.alpha, where);
  return { kinds: marks.map(({ kind }) => kind), shareOf };
}

describe('before a ground of one colour people are asked', () => {
  const front = box(60, 100, 160, 200);

  it('whether the thing beside it is sold as well', () => {
    const back = box(220, 160, 120, 90);
    const photo = grained((x, y) => (front(x, y) ? 60 : back(x, y) ? 200 : 255));
    const { kinds, shareOf } = pressed(photo, planeOf(front));
    expect(kinds).toEqual(['keep']);
    expect(shareOf(back)).toBeGreaterThan(0.95);
  });

  it('not about its shadow', () => {
    // It fades to all sides.
    const depth = (x: number, y: number): number =>
      60 * Math.max(0, 1 - (y - 300) / 70) * Math.max(0, 1 - Math.abs(x - 140) / 120);
    const photo = grained((x, y) =>
      front(x, y) ? 60 : y >= 300 ? 255 - Math.round(depth(x, y)) : 255,
    );
    expect(pressed(photo, planeOf(front)).kinds).not.toContain('keep');
  });

  it('not about what somebody has left of its shadow', () => {
    const left = box(120, 300, 40, 60);
    const photo = grained((x, y) => (front(x, y) ? 60 : left(x, y) ? 215 : 255));
    expect(pressed(photo, planeOf(front)).kinds).not.toContain('keep');
  });

  it('whether one sees through a hole whose lower side is as pale as the paper', () => {
    const hole = box(110, 160, 60, 50);
    const seat = (y: number): number => 254 - Math.min(200, (y - 210) * 6);
    const photo = grained((x, y) => {
      if (hole(x, y) || !front(x, y)) return 255;
      return box(110, 210, 60, 90)(x, y) ? seat(y) : 70;
    });
    const { kinds, shareOf } = pressed(photo, planeOf(front));
    expect(kinds).toEqual(['remove']);
    expect(shareOf(box(116, 166, 48, 38))).toBeLessThan(0.05);
  });

  it('whether two pieces are one, where a band is as white as the paper', () => {
    const band = box(60, 180, 160, 6);
    const photo = grained((x, y) => (front(x, y) && !band(x, y) ? 90 : 255));
    const { kinds, shareOf } = pressed(
      photo,
      planeOf((x, y) => front(x, y) && !band(x, y)),
    );
    expect(kinds).toEqual(['keep']);
    expect(shareOf(box(66, 180, 148, 6))).toBeGreaterThan(0.9);
  });
});
