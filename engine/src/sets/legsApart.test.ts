import { expect, it } from 'vitest';
import { createLayer, pixelsOf, type Layer } from '../paint/layer.ts';
import { paintFooting } from './standing.ts';
import { PLAIN_GROUND } from '../testing/plainGround.ts';
import { legsApart } from './legsApart.ts';

/** A table of 200 by 200: its rear feet end 40 above the front ones. */
function table({ rear = 160 } = {}): Layer {
  const layer = createLayer(200, 200);
  layer.brush.fillStyle = '#742';
  layer.brush.fillRect(0, 0, 200, 60);
  for (const [x, bottom] of [
    [0, 200],
    [50, rear],
    [140, rear],
    [190, 200],
  ] as const)
    layer.brush.fillRect(x, 60, 10, bottom - 60);
  return layer;
}

const standing = (layer: Layer) => ({ layer, x: 300, y: 400, width: 400, height: 400 });

it('takes what stands behind out of a thing, and loses nothing of it', () => {
  const whole = table();
  const { thing, legs } = legsApart(standing(whole));
  expect(legs.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [210, expect.any(Number)],
    [390, expect.any(Number)],
  ]);
  for (const { y } of legs) expect(Math.abs(y - 320)).toBeLessThan(6);
  const together = createLayer(200, 200);
  together.brush.drawImage(thing.layer.canvas, 0, 0);
  for (const { layer, x, y, width, height } of legs)
    together.brush.drawImage(
      layer.canvas,
      (x - width / 2 - 100) / 2,
      (y - height) / 2,
      width / 2,
      height / 2,
    );
  expect(Buffer.from(pixelsOf(together).data)).toEqual(Buffer.from(pixelsOf(whole).data));
  expect(pixelsOf(thing.layer).data[(150 * 200 + 55) * 4 + 3]).toBe(0);
});

it('leaves what has no legs behind as it is', () => {
  const whole = table({ rear: 200 });
  const { thing, legs } = legsApart(standing(whole));
  expect(legs).toEqual([]);
  expect(thing.layer).toBe(whole);
});

it('lets a rear foot touch the ground where it is', () => {
  const ground = createLayer(600, 600);
  ground.brush.fillStyle = '#fff';
  ground.brush.fillRect(0, 0, 600, 600);
  for (const leg of legsApart(standing(table())).legs)
    paintFooting(ground.brush, leg, { ...PLAIN_GROUND, lean: 0, length: 0 });
  const light = (x: number, y: number): number =>
    ground.brush.getImageData(x, y, 1, 1).data[0] ?? 0;
  expect(light(210, 324)).toBeLessThan(180);
  expect(light(210, 400)).toBe(255);
  expect(light(300, 324)).toBe(255);
});
