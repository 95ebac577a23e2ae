import { expect, it } from 'vitest';
import { labOf } from '../raster/lab.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { openGraph } from './grabCut.ts';
import { joinSeen } from './joinSeen.ts';

const SIZE = { width: 60, height: 40 };
const inColumns = (i: number, from: number, to: number): boolean => {
  const [x, y] = [i % SIZE.width, Math.floor(i / SIZE.width)];
  return x >= from && x < to && y >= 8 && y < 32;
};
/** Blue on the left, which is cut out; two red bars on the right, and white all around and between them. */
const isCut = (i: number): boolean => inColumns(i, 6, 20);
const isBar = (i: number): boolean => inColumns(i, 28, 36) || inColumns(i, 44, 52);
const colourAt = (i: number): readonly number[] => {
  if (isCut(i)) return [30, 50, 170, 255];
  return isBar(i) ? [190, 40, 40, 255] : [245, 245, 240, 255];
};
const pixels = Array.from({ length: SIZE.width * SIZE.height }, (_, i) => colourAt(i));
const graph = () => openGraph(labOf(Uint8ClampedArray.from(pixels.flat())), SIZE);
const empty = createPlane(SIZE.width, SIZE.height);
const planeOf = (is: (i: number) => boolean): Plane => mapPlane(empty, (_, i) => (is(i) ? 1 : 0));

it('takes of what was seen what has not the colours of the ground, and leaves the cut as it is', () => {
  const seen = planeOf((i) => inColumns(i, 28, 52));
  const joined = joinSeen(graph(), { mask: planeOf(isCut), seen, hints: empty });
  expect(joined.data).toEqual(planeOf((i) => isCut(i) || isBar(i)).data);
});

it('adds nothing beyond what was seen, whatever its colours', () => {
  const seen = planeOf((i) => inColumns(i, 28, 36));
  const joined = joinSeen(graph(), { mask: planeOf(isCut), seen, hints: empty });
  expect(joined.data).toEqual(planeOf((i) => isCut(i) || inColumns(i, 28, 36)).data);
});
