import { expect, it } from 'vitest';
import { regionsOf } from '../raster/regions.ts';
import { box, photoOf, planeOf, WHITE, type Where } from '../testing/onPaper.ts';
import { doubtfulParts } from './doubtfulParts.ts';

const isBack = box(80, 60, 240, 280);
const isGap: Where = (x, y) => isBack(x, y) && y >= 100 && y < 300 && x % 40 >= 28;

/** A chair's back of slats, with the wood's colour spread into the gaps between them, as compression does. */
const photo = photoOf((x, y) =>
  isGap(x, y) ? [214, 196, 184] : isBack(x, y) ? [150, 80, 40] : WHITE,
);

const alpha = planeOf((x, y) => isBack(x, y) && !isGap(x, y));
/** A network that took the back for a board. */
const board = planeOf(isBack);
const cut = { alpha, salience: { plane: board, least: board }, strokes: [] };

it('gaps that a network took for the thing are asked about', () => {
  expect(doubtfulParts(photo, cut).map(({ kind }) => kind)).toContain('keep');
});

it('nobody is asked to fill the gaps that the first cut has opened', () => {
  const slats = regionsOf(planeOf(isGap), (v) => v === 1);
  expect(doubtfulParts(photo, { ...cut, slats })).toEqual([]);
});
