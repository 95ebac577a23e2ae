import { describe, expect, it } from 'vitest';
import { box, photoOf, planeOf, WHITE, type Where } from '../testing/onPaper.ts';
import { doubtfulParts } from './doubtfulParts.ts';

type Greys = (x: number, y: number) => number;

const handle = box(160, 40, 80, 120);
const shaft = box(190, 160, 20, 160);

/** What is offered to be taken away from a cut of which a network has seen a part. */
function offered(greyAt: Greys, { cut, seen }: { readonly cut: Where; readonly seen: Where }) {
  const sure = planeOf(seen);
  const looks = { plane: sure, least: sure };
  return doubtfulParts(photoOf(greyAt), {
    alpha: planeOf(cut),
    salience: looks,
    strokes: [],
  }).filter(({ kind }) => kind === 'remove');
}

describe('what no network sees of a cut before a ground of one colour', () => {
  const cut: Where = (x, y) => handle(x, y) || shaft(x, y);

  it('is not asked about where it ends sharply at the ground: a shaft', () => {
    const steel: Greys = (x, y) => (handle(x, y) ? 40 : shaft(x, y) ? 170 : WHITE);
    expect(offered(steel, { cut, seen: handle })).toEqual([]);
  });

  it('is asked about where it fades: a shadow', () => {
    const across = (x: number): number => Math.max(0, 1 - Math.abs(x - 199.5) / 30);
    const shade: Greys = (x, y) =>
      handle(x, y) ? 40 : y >= 160 && y < 320 ? WHITE - Math.round(90 * across(x)) : WHITE;
    expect(offered(shade, { cut, seen: handle })).toHaveLength(1);
  });
});

describe('white within a cut before white', () => {
  const pan = box(100, 100, 200, 160);
  const stripe = box(120, 104, 160, 10);
  const all = { cut: pan, seen: pan };

  it('is asked about where it ends at what the thing is: a gap', () => {
    const bars: Greys = (x, y) => (stripe(x, y) || !pan(x, y) ? WHITE : 90);
    expect(offered(bars, all)).toHaveLength(1);
  });

  it('is not where it ends at what is paler: a gleam', () => {
    const rim = box(112, 98, 176, 22);
    const steel: Greys = (x, y) => (stripe(x, y) || !pan(x, y) ? WHITE : rim(x, y) ? 200 : 90);
    expect(offered(steel, all)).toEqual([]);
  });
});
