import { expect, it } from 'vitest';
import { createLayer, type Layer } from '../paint/layer.ts';
import { paintFootprint } from './footprint.ts';
import { PLAIN_GROUND } from '../testing/plainGround.ts';

const GROUND = { ...PLAIN_GROUND, length: 0.1, blur: 2 };

/** White ground after a thing of these boxes, 200 units wide and tall, has left its footprint. */
function groundUnder(
  ...boxes: readonly (readonly [x: number, width: number, bottom: number])[]
): Layer {
  const thing = createLayer(200, 200);
  thing.brush.fillStyle = '#a33';
  for (const [x, width, bottom] of boxes) thing.brush.fillRect(x, 0, width, bottom);
  const ground = createLayer(400, 400);
  ground.brush.fillStyle = '#fff';
  ground.brush.fillRect(0, 0, 400, 400);
  paintFootprint(ground.brush, { layer: thing, x: 200, y: 300, width: 200, height: 200 }, GROUND);
  return ground;
}
const lightAt = ({ brush }: Layer, x: number, y: number): number =>
  brush.getImageData(x, y, 1, 1).data[0] ?? 0;

it('darkens the ground under a paw that lies further back than the lowest one', () => {
  const seen = groundUnder([90, 20, 200], [20, 40, 180]);
  // The paw ends at 280: dark just below, paper again further down.
  expect(lightAt(seen, 140, 284)).toBeLessThan(200);
  expect(lightAt(seen, 140, 340)).toBeGreaterThan(250);
  expect(lightAt(seen, 200, 304)).toBeLessThan(lightAt(seen, 140, 284));
});

it('leaves what hangs high above the ground without one', () => {
  const seen = groundUnder([90, 20, 200], [20, 40, 90]);
  expect(lightAt(seen, 140, 196)).toBeGreaterThan(250);
});

it('adds nothing to a broad base', () => {
  const seen = groundUnder([0, 200, 200]);
  expect(lightAt(seen, 200, 304)).toBe(255);
});

it('darkens the ground under a low belly, and not under a high one', () => {
  const feet = [
    [10, 20, 180],
    [160, 20, 200],
  ] as const;
  // Midway the ground line is at about 290; the low belly ends at 270, the high one at 200.
  const low = groundUnder(...feet, [0, 200, 170]);
  const high = groundUnder(...feet, [0, 200, 100]);
  expect(lightAt(low, 195, 284)).toBeLessThan(205);
  expect(lightAt(high, 195, 284)).toBeGreaterThan(240);
});

it('darkens the ground under what is low and stands on feet far apart, as a sofa does', () => {
  const feet = [
    [0, 20, 200],
    [180, 20, 200],
  ] as const;
  expect(lightAt(groundUnder(...feet, [0, 200, 176]), 200, 288)).toBeLessThan(200);
  expect(lightAt(groundUnder(...feet, [0, 200, 120]), 200, 288)).toBe(255);
});

it('leaves the ground beyond the feet as it is under a handle', () => {
  // A round base, further back at its sides, and what overhangs it at both sides.
  const base = [
    [70, 60, 200],
    [50, 100, 194],
    [40, 120, 184],
  ] as const;
  const seen = groundUnder(...base, [0, 200, 148]);
  for (const y of [260, 268, 276]) expect(lightAt(seen, 110, y)).toBeGreaterThan(250);
});
