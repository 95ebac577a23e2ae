import { SHAPE_IDS } from '@lumashot/domain/catalog/shapes';
import { expect, it } from 'vitest';
import { createLayer } from '../../paint/layer.ts';
import { roomOf } from '../../scene/window.ts';
import type { Standing } from '../../sets/standing.ts';
import { standOn } from './standOn.ts';

/** A bottle, a box and a shoe: only their proportions matter. */
const SIZES = [
  [180, 600],
  [500, 500],
  [1000, 420],
] as const;
const layers = SIZES.map(([width, height]) => {
  const layer = createLayer(width, height);
  layer.brush.fillRect(0, 0, width, height);
  return layer;
});
const cutsOf = (count: number, first = 0) =>
  Array.from({ length: count }, (_, at) => ({
    layer: layers[(first + at) % layers.length] ?? createLayer(1, 1),
  }));
const cases = SHAPE_IDS.flatMap((shape) =>
  [1, 2, 3, 4, 5].flatMap((count) =>
    [0, 1, 2].flatMap((first) =>
      [-1, 1].map((shadowTo) => ({ shape, shadowTo, cuts: cutsOf(count, first) })),
    ),
  ),
);

type Case = (typeof cases)[number];
const shown = ({ cuts, shape, shadowTo }: Case) => standOn(cuts, roomOf(shape), shadowTo);
/** What does not hold is named; nothing is to be. */
const failing = (holds: (one: Case) => boolean): readonly string[] =>
  cases.filter((one) => !holds(one)).map(({ shape, cuts }) => `${shape}, ${cuts.length}`);

it('shows every one of one to five things whole, in all shapes', () => {
  const areWhole = (one: Case): boolean => {
    const { group, window } = shown(one);
    return (
      group.length === one.cuts.length &&
      group.every(
        ({ x, y, width, height }) =>
          x - width / 2 > window.x &&
          x + width / 2 < window.x + window.width &&
          y - height > window.y &&
          y < window.y + window.height,
      )
    );
  };
  expect(cases).toHaveLength(5 * 5 * 3 * 2);
  expect(failing(areWhole)).toEqual([]);
});

/** How much of the smaller one two things share. */
function shared(one: Standing, other: Standing): number {
  const across =
    Math.min(one.x + one.width / 2, other.x + other.width / 2) -
    Math.max(one.x - one.width / 2, other.x - other.width / 2);
  const down = Math.min(one.y, other.y) - Math.max(one.y - one.height, other.y - other.height);
  const least = Math.min(one.width * one.height, other.width * other.height);
  return (Math.max(0, across) * Math.max(0, down)) / least;
}

it('covers next to nothing of what stands further back', () => {
  const areApart = (one: Case): boolean => {
    const { group } = shown(one);
    return group.every((thing, at) =>
      group.slice(at + 1).every((other) => shared(thing, other) < 0.1),
    );
  };
  expect(failing(areApart)).toEqual([]);
});

const five = (): readonly Standing[] => {
  const [layer = createLayer(1, 1)] = layers;
  return standOn(
    Array.from({ length: 5 }, () => ({ layer })),
    roomOf('square'),
    1,
  ).group;
};

it('shows those further back first and smaller', () => {
  const group = five();
  expect(group.map(({ y }) => y)).not.toEqual(Array.from({ length: 5 }, () => group[0]?.y));
  const [far, near] = [group[0], group.at(-1)];
  expect(far?.y).toBeLessThan(near?.y ?? 0);
  expect(far?.height).toBeLessThan((near?.height ?? 0) * 0.95);
  expect(far?.height).toBeGreaterThan((near?.height ?? 0) * 0.6);
});

it('stands two of a row at two distances, and makes room for the shadow', () => {
  const [left, right] = standOn(cutsOf(2, 1), roomOf('square'), 1).group;
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 0))).toBeGreaterThan(10);
  const [alone] = standOn(cutsOf(1), roomOf('square'), 1).group;
  const [turned] = standOn(cutsOf(1), roomOf('square'), -1).group;
  expect(alone?.x).toBeLessThan(512);
  expect(turned?.x).toBeGreaterThan(512);
});
