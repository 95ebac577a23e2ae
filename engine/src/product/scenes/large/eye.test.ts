import { expect, it } from 'vitest';
import { floorSets, tallSets } from '../../productSets.ts';
import { KNEELING, STANDING, type Eye } from './eye.ts';

/** Where walls and floors meet for who kneels, in units from the top; the studio's is a little lower. */
const FOOT = { from: 676, to: 700 } as const;
/** Of a metre at the wall, in units. */
const METRE = 250;

/** How tall a single upright product would be in metres, by the floor it stands on. */
function metresOf(tall: number, floor: number, { horizon, lower }: Eye, foot: number): number {
  const nearer = (floor - horizon) / (foot + lower - horizon);
  return tall / (METRE * nearer);
}

it.each([...floorSets])('an upright thing is as tall as furniture: %s', (_, { table }) => {
  const { from, to } = FOOT;
  for (const foot of [from, to]) {
    const tall = metresOf(table.tall, table.floor, KNEELING, foot);
    expect(tall).toBeGreaterThan(0.9);
    expect(tall).toBeLessThan(1.4);
  }
});

it.each([...tallSets])('an upright thing is as tall as a wardrobe: %s', (_, { table }) => {
  const { from, to } = FOOT;
  for (const foot of [from, to]) {
    const tall = metresOf(table.tall, table.floor, STANDING, foot);
    expect(tall).toBeGreaterThan(1.8);
    expect(tall).toBeLessThan(2.3);
  }
});
