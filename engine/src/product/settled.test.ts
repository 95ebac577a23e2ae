import { expect, it } from 'vitest';
import { createLayer, type Layer } from '../paint/layer.ts';
import type { Standing } from '../sets/standing.ts';
import { settled } from './settled.ts';

type Box = readonly [x: number, y: number, width: number, height: number];

function thingOf(...boxes: readonly Box[]): Layer {
  const thing = createLayer(200, 200);
  for (const box of boxes) thing.brush.fillRect(...box);
  return thing;
}

const SIDE_ON = thingOf([0, 0, 200, 200]);
const FROM_ABOVE = thingOf([0, 0, 200, 120], [10, 0, 30, 200], [160, 0, 30, 170]);
const WITH_CRUMB = thingOf([0, 0, 200, 180], [90, 192, 8, 8]);

const at = (layer: Layer, y: number): Standing => ({ layer, x: 0, y, width: 200, height: 200 });
const floors = (group: readonly Standing[]): number[] => group.map(({ y }) => y);

it('leaves what is seen from the side where it stands', () => {
  expect(settled([at(SIDE_ON, 800)], 40)).toMatchObject([at(SIDE_ON, 800)]);
});

it('stands the thing itself on the floor, not the crumb below it', () => {
  const [thing] = settled([at(WITH_CRUMB, 800)], 0);
  // Its own lower edge is 20 above the layer's.
  expect((thing?.y ?? 0) - 20).toBeCloseTo(800, -0.5);
});

it('moves what touches the ground far behind nearer to the front, as far as the ground goes', () => {
  const [free] = floors(settled([at(FROM_ABOVE, 800)], 100));
  expect(free).toBeGreaterThan(815);
  expect(free).toBeLessThan(831);
  expect(floors(settled([at(FROM_ABOVE, 800)], 10))).toEqual([810]);
});

it('leaves a crumb on the ground: it is no nearer to the edge than a thing may be', () => {
  const crumbed = thingOf([0, 0, 200, 100], [10, 0, 30, 180], [160, 0, 30, 150], [90, 192, 8, 8]);
  const [free] = floors(settled([at(crumbed, 800)], 100));
  const [held] = floors(settled([at(crumbed, 800)], 30));
  expect(free).toBeGreaterThan(835);
  expect(held).toBeCloseTo(830, 5);
});

it('moves a group as one, so that nobody comes before anybody', () => {
  expect(floors(settled([at(SIDE_ON, 760), at(FROM_ABOVE, 800)], 10))).toEqual([770, 810]);
});
