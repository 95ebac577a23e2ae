import { PRODUCT_SIZES } from '@lumashot/domain/catalog/productSizes';
import { SHAPE_IDS } from '@lumashot/domain/catalog/shapes';
import { expect, it } from 'vitest';
import { createLayer } from '../../paint/layer.ts';
import { SIDE } from '../../scene/stage.ts';
import { roomOf } from '../../scene/window.ts';
import type { Standing } from '../../sets/standing.ts';
import { hang } from './hang.ts';

/** A wall lamp, a clock and a coat rail: only their proportions matter. */
const SIZES = [
  [180, 600],
  [500, 500],
  [1000, 220],
] as const;
const FOOT = 0.1;

const cases = SHAPE_IDS.flatMap((shape) =>
  PRODUCT_SIZES.flatMap((size) =>
    [1, 2, 3, 4, 5].flatMap((count) => [0, 1, 2].map((first) => ({ shape, size, count, first }))),
  ),
);
type Case = (typeof cases)[number];

function hung({ shape, size, count, first }: Case) {
  const cuts = Array.from({ length: count }, (_, at) => {
    const [width, height] = SIZES[(first + at) % SIZES.length] ?? SIZES[0];
    return { layer: createLayer(width, height) };
  });
  return hang(cuts, roomOf(shape), { foot: FOOT, size });
}

const middleOf = ({ y, height }: Standing): number => y - height / 2;
/** What does not hold is named; nothing is to be. */
const failing = (holds: (one: Case) => boolean): readonly string[] =>
  cases
    .filter((one) => !holds(one))
    .map(({ shape, size, count, first }) => `${shape}, ${size}, ${count} from ${first}`);

it('hangs every one of one to five things whole in the picture, above what stands before the wall', () => {
  const areWhole = (one: Case): boolean => {
    const { group, window } = hung(one);
    return (
      group.length === one.count &&
      Math.abs(window.y + window.height - SIDE) < 0.01 &&
      group.every(
        ({ x, y, width, height }) =>
          x - width / 2 > window.x &&
          x + width / 2 < window.x + window.width &&
          y - height > window.y &&
          y < window.y + window.height * (1 - FOOT),
      )
    );
  };
  expect(failing(areWhole)).toEqual([]);
});

it('hangs none of them before another', () => {
  const areApart = (one: Case): boolean => {
    const { group } = hung(one);
    return group.every((a, at) =>
      group
        .slice(at + 1)
        .every(
          (b) =>
            Math.abs(a.x - b.x) >= (a.width + b.width) / 2 ||
            a.y <= b.y - b.height ||
            b.y <= a.y - a.height,
        ),
    );
  };
  expect(failing(areApart)).toEqual([]);
});

it('hangs one thing alone somewhat above the middle, and in the middle from side to side', () => {
  const isAbove = (one: Case): boolean => {
    const { group, window } = hung(one);
    const [thing] = group;
    if (one.count > 1 || thing === undefined) return one.count > 1;
    const above = window.y + window.height / 2 - middleOf(thing);
    return above > 0.02 * window.height && above < 0.08 * window.height && thing.x === SIDE / 2;
  };
  expect(failing(isAbove)).toEqual([]);
});

it('keeps proportions, and shows more of the wall around what is small', () => {
  const [small, large] = PRODUCT_SIZES.map(
    (size) => hung({ shape: 'square', size, count: 1, first: 0 }).group[0],
  );
  expect((small?.width ?? 0) / (small?.height ?? 1)).toBeCloseTo(180 / 600);
  expect(large?.height).toBeGreaterThan((small?.height ?? Infinity) * 1.05);
  expect(small?.height).toBeGreaterThan(SIDE * 0.5);
});
