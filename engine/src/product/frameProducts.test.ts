import { SHAPE_IDS, SHAPES } from '@lumashot/domain/catalog/shapes';
import { describe, expect, it } from 'vitest';
import { createLayer } from '../paint/layer.ts';
import { SIDE } from '../scene/stage.ts';
import { longerSideOf, roomOf } from '../scene/window.ts';
import { shareInside } from '../testing/shareInside.ts';
import { frameProducts } from './frameProducts.ts';
import { productSets } from './productSets.ts';

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

const everywhere = [...productSets].flatMap(([id, set]) =>
  SHAPE_IDS.flatMap((shape) => LOTS.map((lot) => ({ id, set, shape, ...lot }))),
);
const framed = ({ set, shape, cuts }: (typeof everywhere)[number]) => {
  const { group, window } = frameProducts(cuts, set, roomOf(shape));
  const boxes = group.map(({ x, y, width, height }) => ({
    x: x - width / 2,
    y: y - height,
    width,
    height,
  }));
  return { window, boxes };
};

describe('products in a window of their set', () => {
  it('are whole, in every set and shape', () => {
    const cut = everywhere.flatMap((one) => {
      const { boxes, window } = framed(one);
      const worst = Math.min(...boxes.map((box) => shareInside(box, window)));
      return worst < ENOUGH ? [`${one.id} ${one.shape} ${one.name}: ${worst.toFixed(2)}`] : [];
    });
    expect(everywhere).toHaveLength(8 * 5 * 10);
    expect(cut).toEqual([]);
  });

  it('stand on ground that is seen, with air above them', () => {
    for (const one of everywhere) {
      const { boxes, window } = framed(one);
      const top = Math.min(...boxes.map(({ y }) => y)) - window.y;
      const below = window.y + window.height - one.set.table.floor;
      expect(top / window.height, `${one.id} ${one.shape} ${one.name}`).toBeGreaterThan(0.05);
      expect(below / window.height).toBeGreaterThan(0.12);
    }
  });

  it('fill the picture: of one thing the longer side takes its part', () => {
    for (const one of everywhere.filter(({ cuts }) => cuts.length === 1)) {
      const { boxes, window } = framed(one);
      const [{ width, height } = { width: 0, height: 0 }] = boxes;
      const part = Math.max(width / window.width, height / window.height);
      expect(part, `${one.id} ${one.shape} ${one.name}`).toBeGreaterThan(0.3);
    }
  });

  it('are seen in the exact shape, within the painted stage', () => {
    for (const { id, set, shape, cuts } of everywhere) {
      const { window } = frameProducts(cuts, set, roomOf(shape));
      const zoom = longerSideOf(shape) / SIDE;
      expect(window.width * zoom, id).toBeCloseTo(SHAPES[shape].width);
      expect(window.height * zoom, id).toBeCloseTo(SHAPES[shape].height);
      expect(Math.min(window.x, window.y)).toBeGreaterThanOrEqual(0);
      expect(window.x + window.width).toBeLessThanOrEqual(SIDE);
      expect(window.y + window.height).toBeLessThanOrEqual(SIDE);
    }
  });
});
