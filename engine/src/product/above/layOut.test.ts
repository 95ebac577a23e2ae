import { SHAPE_IDS } from '@lumashot/domain/catalog/shapes';
import { expect, it } from 'vitest';
import { createLayer } from '../../paint/layer.ts';
import { SIDE } from '../../scene/stage.ts';
import { roomOf } from '../../scene/window.ts';
import { layOut } from './layOut.ts';

/** A bottle, a plate and a keyboard: only their proportions matter. */
const SIZES = [
  [180, 600],
  [500, 500],
  [1000, 320],
] as const;
const cutOf = (at: number) => {
  const [width, height] = SIZES[at % SIZES.length] ?? SIZES[0];
  return { layer: createLayer(width, height) };
};
const cases = SHAPE_IDS.flatMap((shape) =>
  [1, 2, 3, 4, 5].flatMap((count) =>
    [0, 1, 2].map((first) => ({
      shape,
      cuts: Array.from({ length: count }, (_, at) => cutOf(first + at)),
    })),
  ),
);

type Case = (typeof cases)[number];
/** What does not hold is named; nothing is to be. */
const failing = (holds: (one: Case) => boolean): readonly string[] =>
  cases.filter((one) => !holds(one)).map(({ shape, cuts }) => `${shape}, ${cuts.length}`);

it('shows every one of one to five things whole, in all shapes', () => {
  const areWhole = ({ shape, cuts }: Case): boolean => {
    const { group, window } = layOut(cuts, roomOf(shape));
    return (
      group.length === cuts.length &&
      Math.abs(window.x * 2 + window.width - SIDE) < 0.01 &&
      group.every(
        ({ x, y, width, height }) =>
          x - width / 2 > window.x &&
          x + width / 2 < window.x + window.width &&
          y - height > window.y &&
          y < window.y + window.height,
      )
    );
  };
  expect(cases).toHaveLength(5 * 5 * 3);
  expect(failing(areWhole)).toEqual([]);
});

it('lays none of them on another', () => {
  const areApart = ({ shape, cuts }: Case): boolean => {
    const { group } = layOut(cuts, roomOf(shape));
    return group.every((one, at) =>
      group
        .slice(at + 1)
        .every(
          (other) =>
            Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
            one.y <= other.y - other.height ||
            other.y <= one.y - one.height,
        ),
    );
  };
  expect(failing(areApart)).toEqual([]);
});

it('keeps proportions, and shows one thing large', () => {
  const [thing] = layOut([cutOf(0)], roomOf('square')).group;
  expect((thing?.width ?? 0) / (thing?.height ?? 1)).toBeCloseTo(180 / 600);
  expect(thing?.height).toBeGreaterThan(SIDE * 0.6);
});
