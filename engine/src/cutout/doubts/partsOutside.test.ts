import { describe, expect, it } from 'vitest';
import { openCut } from '../cutSession.ts';
import { box, meanIn, photoOf, planeOf } from '../testing/onPaper.ts';
import { doubtfulParts } from './doubtfulParts.ts';
import { onFlatGround } from './onFlatGround.ts';
import { partsOutside } from './partsOutside.ts';

const jacket = box(100, 60, 200, 200);
/** Pale, and no part of what was found. */
const cord = box(300, 160, 60, 14);
const withCord = photoOf((x, y) => (jacket(x, y) ? 60 : cord(x, y) ? 235 : 255));
const alpha = planeOf(jacket);
const salience = { plane: alpha, least: alpha };

describe('a part that a cut has lost before a ground of one colour', () => {
  it('is marked, though no network sees it, and nothing else is', () => {
    const [mark, ...others] = doubtfulParts(withCord, { alpha, salience, strokes: [] });
    expect([mark?.kind, others]).toEqual(['keep', []]);
  });

  it('is in the cut after a press, and is not asked about again', () => {
    const marks = doubtfulParts(withCord, { alpha, salience, strokes: [] });
    const cut = openCut(withCord, { shown: { alpha, healed: null, glass: null } }).mend(marks);
    expect(meanIn(cut.alpha, cord)).toBeGreaterThan(0.9);
    expect(doubtfulParts(withCord, { ...cut, salience, strokes: marks })).toEqual([]);
  });
});

describe('what is no part', () => {
  const outside = (greyAt: (x: number, y: number) => number) => {
    const nearEdits = planeOf(() => false);
    const flat = onFlatGround(photoOf(greyAt), { alpha, edited: [], nearEdits });
    return flat === null ? [] : partsOutside(flat);
  };
  const below = (y: number): number => Math.max(0, y - 260);

  it('is a shadow, which fades', () => {
    expect(outside((x, y) => (jacket(x, y) ? 60 : 255 - Math.max(0, 40 - below(y))))).toEqual([]);
  });

  it('is a hard shadow, which lies along the cut', () => {
    const shadow = box(300, 60, 12, 200);
    expect(outside((x, y) => (jacket(x, y) ? 60 : shadow(x, y) ? 215 : 255))).toEqual([]);
  });

  it('is a mirror below the thing, which is paler', () => {
    const mirror = box(180, 260, 14, 60);
    expect(outside((x, y) => (jacket(x, y) ? 60 : mirror(x, y) ? 215 : 255))).toEqual([]);
    expect(outside((x, y) => (jacket(x, y) ? 60 : mirror(x, y) ? 170 : 255))).toHaveLength(1);
  });

  it('is what lies apart, as another thing does', () => {
    expect(
      outside((x, y) => (jacket(x, y) ? 60 : box(340, 160, 14, 60)(x, y) ? 120 : 255)),
    ).toEqual([]);
  });

  it('is the soft edge of the cut', () => {
    expect(outside((x, y) => (box(98, 58, 204, 204)(x, y) ? 60 : 255))).toEqual([]);
  });

  it('is what compression leaves on the paper', () => {
    expect(outside((x, y) => (jacket(x, y) ? 60 : 255 - ((x * 7 + y * 3) % 4)))).toEqual([]);
  });

  it('is anything before a ground of many colours', () => {
    expect(
      outside((x, y) => (jacket(x, y) ? 60 : cord(x, y) ? 120 : 255 - ((x * 7) % 50))),
    ).toEqual([]);
  });
});
