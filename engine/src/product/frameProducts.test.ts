import { SHAPE_IDS, SHAPES } from '@lumashot/domain/catalog/shapes';
import { describe, expect, it } from 'vitest';
import { createLayer } from '../paint/layer.ts';
import { SIDE } from '../scene/stage.ts';
import { longerSideOf, roomOf } from '../scene/window.ts';
import { shareInside } from '../testing/shareInside.ts';
import { frameProducts } from './frameProducts.ts';
import { floorSets, productSets, tallSets } from './productSets.ts';

/** A bottle, a mug and a keyboard: only their proportions matter. */
const THINGS = { bottle: [180, 600], mug: [460, 420], keyboard: [1000, 320] } as const;
const ENOUGH = 0.95;

const cutsOf = (sizes: readonly (readonly [number, number])[]) =>
  sizes.map(([width, height]) => ({ layer: createLayer(width, height) }));
const { bottle, mug, keyboard } = THINGS;
const LOTS = [
  ...Object.entries(THINGS).flatMap(([name, size]) =>
    [1, 2, 5].map((count) => ({ name: `${count} ${name}`, sizes: Array(count).fill(size) })),
  ),
  { name: 'all kinds', sizes: [bottle, keyboard, mug, bottle, keyboard] },
].map(({ name, sizes }) => ({ name, cuts: cutsOf(sizes) }));

const sets = [
  ...productSets,
  ...[...floorSets].map(([id, set]) => [`floor of ${id}`, set] as const),
  ...[...tallSets].map(([id, set]) => [`${id} for what is tall`, set] as const),
];
const everywhere = sets.flatMap(([id, set]) =>
  SHAPE_IDS.flatMap((shape) => LOTS.map((lot) => ({ id, set, shape, ...lot }))),
);
const framed = everywhere.map(({ id, set, shape, name, cuts }) => {
  const { group, window } = frameProducts(cuts, set, roomOf(shape));
  const boxes = group.map(({ x, y, width, height }) => ({
    x: x - width / 2,
    y: y - height,
    width,
    height,
  }));
  return { what: `${id}, ${shape}, ${name}`, floor: set.table.floor, shape, window, boxes };
});

type Case = (typeof framed)[number];
/** What does not hold is named; nothing is to be. */
const failing = (cases: readonly Case[], holds: (one: Case) => boolean): readonly string[] =>
  cases.filter((one) => !holds(one)).map(({ what }) => what);

describe('products in a window of their set', () => {
  it('are looked at in all sets and shapes', () => {
    expect(framed).toHaveLength((8 + 4 + 4) * 5 * 10);
  });

  it('are whole', () => {
    const isWhole = ({ boxes, window }: Case) =>
      boxes.every((box) => shareInside(box, window) >= ENOUGH);
    expect(failing(framed, isWhole)).toEqual([]);
  });

  it('stand on ground that is seen, with air above them', () => {
    const hasRoom = ({ boxes, window, floor }: Case): boolean => {
      const above = Math.min(...boxes.map(({ y }) => y)) - window.y;
      const below = window.y + window.height - floor;
      return above > 0.05 * window.height && below > 0.12 * window.height;
    };
    expect(failing(framed, hasRoom)).toEqual([]);
  });

  it('fill the picture: of one thing the longer side takes its part', () => {
    const alone = framed.filter(({ boxes }) => boxes.length === 1);
    const isLarge = ({ boxes: [box], window }: Case) =>
      box !== undefined && Math.max(box.width / window.width, box.height / window.height) > 0.3;
    expect(alone).toHaveLength((8 + 4 + 4) * 5 * 3);
    expect(failing(alone, isLarge)).toEqual([]);
  });

  it('take more of the width where they are strips, alone', () => {
    const widthOf = (name: string) =>
      framed
        .filter(({ what }) =>
          [...productSets.keys()].some((id) => what === `${id}, square, ${name}`),
        )
        .map(({ boxes, window }) => Math.max(...boxes.map(({ width }) => width)) / window.width);
    expect(widthOf('1 keyboard')).toHaveLength(8);
    expect(Math.min(...widthOf('1 keyboard'))).toBeGreaterThan(0.65);
    expect(Math.max(...widthOf('1 mug'), ...widthOf('2 keyboard'))).toBeLessThan(0.57);
  });

  it('are seen in the exact shape, within the painted stage', () => {
    const isExact = ({ shape, window }: Case): boolean => {
      const zoom = longerSideOf(shape) / SIDE;
      return (
        Math.abs(window.width * zoom - SHAPES[shape].width) < 0.01 &&
        Math.abs(window.height * zoom - SHAPES[shape].height) < 0.01 &&
        Math.min(window.x, window.y) >= 0 &&
        window.x + window.width <= SIDE &&
        window.y + window.height <= SIDE
      );
    };
    expect(failing(framed, isExact)).toEqual([]);
  });
});
