import { describe, expect, it } from 'vitest';
import { createLayer, pixelsOf } from '../paint/layer.ts';
import { createRandom } from '../random.ts';
import { fromAbove } from './groundView.ts';
import { paintPlanks, type Planks } from './planks.ts';

const PLANKS: Planks = {
  wood: { pale: '#e0c7a2', dark: '#ab8256' },
  width: 100,
  lengths: [900, 1700],
  figure: 1,
};
const SIDE = 400;

/** Lightness of a floor seen from straight above, boards from left to right. */
function floor({ seed = 1 } = {}): (x: number, y: number) => number {
  const layer = createLayer(SIDE, SIDE);
  const view = fromAbove({ x: 0, y: 0, width: SIDE, height: SIDE });
  paintPlanks(layer.brush, createRandom(seed), PLANKS, view);
  const { data } = pixelsOf(layer);
  return (x, y) => data[(y * SIDE + x) * 4 + 1] ?? 0;
}

/** How much neighbours differ on average, in a direction. */
function change(at: (x: number, y: number) => number, [dx, dy]: readonly [number, number]): number {
  let sum = 0;
  for (let y = 10; y < SIDE - 10; y++)
    for (let x = 10; x < SIDE - 10; x++) sum += Math.abs(at(x + dx, y + dy) - at(x, y));
  return sum / (SIDE - 20) ** 2;
}

describe('a floor of boards', () => {
  it.each([1, 2, 3])('has grain that runs along its boards, with seed %s', (seed) => {
    const at = floor({ seed });
    expect(change(at, [0, 1])).toBeGreaterThan(0.5);
    expect(change(at, [1, 0]) / change(at, [0, 1])).toBeLessThan(0.35);
  });

  it('has joints that are whole lines, not dots', () => {
    const at = floor();
    for (const y of [100, 200, 300]) {
      const beside = Array.from({ length: SIDE }, (_, x) => (at(x, y - 8) + at(x, y + 8)) / 2);
      const dark = beside.filter((light, x) => at(x, y) < light - 12).length;
      expect(dark / SIDE).toBeGreaterThan(0.95);
    }
  });
});
