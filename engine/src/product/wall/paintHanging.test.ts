import { expect, it } from 'vitest';
import { createPlane, mapPlane } from '../../cutout/raster/plane.ts';
import { createLayer, type Layer } from '../../paint/layer.ts';
import type { Standing } from '../../sets/standing.ts';
import { productSets } from '../productSets.ts';
import { paintHanging } from './paintHanging.ts';
import type { HangingShadow } from './wall.ts';

const SIDE = 300;
/** Light from the upper left. */
const SHADOW: HangingShadow = { right: 0.05, down: 0.06, blur: 12, strength: 0.6, ink: [0, 0, 0] };

/** A square frame, `bar` wide; all of it where that is half of it. */
function frame(bar: number): Layer {
  const layer = createLayer(SIDE, SIDE);
  layer.brush.fillRect(0, 0, SIDE, SIDE);
  layer.brush.clearRect(bar, bar, SIDE - bar * 2, SIDE - bar * 2);
  return layer;
}

const thingOf = (layer: Layer): Standing => ({ layer, x: 400, y: 550, width: SIDE, height: SIDE });

/** How dark a white wall is at a place, 0..1, without the thing itself; the thing is from 250 to 550 each way. */
function darkAt(thing: Standing, shadow = SHADOW) {
  const wall = createLayer(800, 800);
  wall.brush.fillStyle = '#fff';
  wall.brush.fillRect(0, 0, 800, 800);
  paintHanging(wall.brush, thing, shadow);
  return (x: number, y: number, reach = 5): number => {
    const [left, top, side] = [x - reach, y - reach, reach * 2 + 1];
    const { data } = wall.brush.getImageData(left, top, side, side);
    const reds = [...data].filter((_, i) => i % 4 === 0);
    return 1 - reds.reduce((sum, v) => sum + v, 0) / reds.length / 255;
  };
}

it('throws its shadow down and away from the light, and none up or towards it', () => {
  const at = darkAt(thingOf(frame(150)));
  const [below, right] = [at(400, 562), at(562, 400)];
  expect(below).toBeGreaterThan(0.25);
  expect(right).toBeGreaterThan(0.2);
  // Beside the line where it touches the wall, which is dark all around.
  expect(at(400, 238)).toBeLessThan(0.06);
  expect(at(238, 400)).toBeLessThan(0.06);
  // It is soft, and ends.
  expect(at(400, 585)).toBeLessThan(below * 0.6);
  expect(at(400, 640)).toBeLessThan(0.02);
});

it('touches the wall: it is darkest at its very outline', () => {
  const at = darkAt(thingOf(frame(150)));
  // A line of two pixels, within what is soft anyway.
  expect(at(400, 550, 0)).toBeGreaterThan(at(400, 552, 0) + 0.07);
  expect(at(400, 552, 0)).toBeLessThan(at(400, 554, 0) + 0.1);
});

it('follows the other side where the light comes from there', () => {
  const at = darkAt(thingOf(frame(150)), { ...SHADOW, right: -0.05 });
  expect(at(238, 400)).toBeGreaterThan(0.2);
  expect(at(562, 400)).toBeLessThan(0.06);
});

it('falls into an opening as well, below its upper bar and not above its lower one', () => {
  const at = darkAt(thingOf(frame(40)));
  expect(at(400, 302)).toBeGreaterThan(0.2);
  expect(at(400, 498)).toBeLessThan(0.06);
  expect(at(400, 420)).toBeLessThan(0.02);
});

it('is lighter where the thing is of glass', () => {
  const solid = thingOf(frame(150));
  const clear = mapPlane(createPlane(SIDE, SIDE), () => 0);
  const [dark, light] = [solid, { ...solid, opacity: clear }].map((one) => darkAt(one)(400, 562));
  expect(light).toBeLessThan((dark ?? 0) * 0.7);
  expect(light).toBeGreaterThan(0.05);
});

it.each([...productSets])('falls away from the light of its scene: %s', (_, { wall, light }) => {
  expect(wall?.shadow.down).toBeGreaterThan(0.04);
  expect((wall?.shadow.right ?? 0) * light.side).toBeLessThan(0);
});
