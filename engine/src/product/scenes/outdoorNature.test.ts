import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { createStage } from '../../sets/setStage.ts';
import { outdoorNature } from './outdoorNature.ts';

/** Rows of the stage, from where things stand up to the picture's lower edge. */
const FOOT = { from: 775, to: 835 } as const;
const NEAR = { from: 940, to: 1020 } as const;

describe.each([1, 2, 3])('the ground outdoors, with seed %s', (seed) => {
  let greens: (rows: typeof FOOT | typeof NEAR) => number[][];
  beforeAll(() => {
    const stage = createStage(outdoorNature.mood, createRandom(seed));
    outdoorNature.behind(stage);
    outdoorNature.front?.(stage, []);
    greens = ({ from, to }) => {
      const { data } = stage.brush.getImageData(0, from, 1024, to - from);
      return Array.from({ length: to - from }, (_, y) =>
        Array.from({ length: 1024 }, (_unused, x) => data[(y * 1024 + x) * 4 + 1] ?? 0),
      );
    };
  });

  it('is lit up to the lower edge of the picture', () => {
    const sorted = greens(NEAR)
      .flat()
      .toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 50)]).toBeGreaterThan(70);
  });

  it('is out of focus before the product', () => {
    const sharpness = (rows: number[][]): number =>
      rows
        .flatMap((row) => row.slice(1).map((value, x) => Math.abs(value - (row[x] ?? 0))))
        .reduce((sum, step, _, all) => sum + step / all.length, 0);
    expect(sharpness(greens(NEAR)) * 3).toBeLessThan(sharpness(greens(FOOT)));
  });
});
