import { expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { createStage } from '../../sets/setStage.ts';
import { minimalConcrete } from './minimalConcrete.ts';

/** The block's top, and the floor beside it in the picture's lower right corner, in units. */
const TOP = [200, 680, 400, 90] as const;
const CORNER = [830, 860, 190, 160] as const;

it.each([1, 2])(
  'has nothing in its corner that is as light as what things stand on, with seed %s',
  (seed) => {
    const stage = createStage(minimalConcrete.mood, createRandom(seed));
    minimalConcrete.behind(stage);
    const greens = (area: typeof TOP | typeof CORNER): number[] =>
      [...stage.brush.getImageData(area[0], area[1], area[2], area[3]).data]
        .filter((_, i) => i % 4 === 1)
        .toSorted((a, b) => a - b);
    const [top, corner] = [greens(TOP), greens(CORNER)];
    expect(corner.at(-200)).toBeLessThan((top[Math.floor(top.length / 2)] ?? 0) - 40);
  },
);
