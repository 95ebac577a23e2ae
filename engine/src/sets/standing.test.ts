import { expect, it } from 'vitest';
import { createLayer, type Layer } from '../paint/layer.ts';
import { groundLineOf } from './groundLine.ts';
import { paintFooting } from './standing.ts';
import { PLAIN_GROUND } from '../testing/plainGround.ts';

const WIDE = 600;
const TALL = 300;
/** A base whose left end is so much further up its picture than its right one. */
const SLOPE = 40;

function bag(): Layer {
  const layer = createLayer(WIDE, TALL);
  layer.brush.fillStyle = '#864';
  layer.brush.beginPath();
  for (const [x, y] of [
    [0, 0],
    [WIDE, 0],
    [WIDE, TALL],
    [0, TALL - SLOPE],
  ] as const)
    layer.brush.lineTo(x, y);
  layer.brush.fill();
  return layer;
}

/** The darkest row of a column on white ground, with nothing of the thing itself. */
function darkest({ brush }: Layer, x: number): number {
  const { data } = brush.getImageData(x, 0, 1, 600);
  const rows = Array.from({ length: 600 }, (_, y) => data[y * 4] ?? 255);
  return rows.indexOf(Math.min(...rows));
}

it('the line of contact follows a base that goes on to the rear', () => {
  const thing = { layer: bag(), x: 400, y: 450, width: WIDE, height: TALL };
  const line = groundLineOf(thing.layer);
  expect(line.isPlain).toBe(false);
  const picture = createLayer(800, 600);
  picture.brush.fillStyle = '#fff';
  picture.brush.fillRect(0, 0, 800, 600);
  paintFooting(picture.brush, thing, PLAIN_GROUND);
  const { from, to } = line.front;
  const [rear, near] = [from + 0.05, to - 0.05].map((across) => ({
    across,
    row: darkest(picture, Math.round(thing.x + (across - 0.5) * WIDE)),
  }));
  const between = ((near?.across ?? 0) - (rear?.across ?? 0)) * SLOPE;
  expect((near?.row ?? 0) - (rear?.row ?? 0)).toBeCloseTo(between, -1);
  expect((near?.row ?? 0) - (rear?.row ?? 0)).toBeGreaterThan(between / 2);
});

it('each of two things in one photo touches the ground by itself, and nothing does between them', () => {
  const pair = createLayer(WIDE, TALL);
  for (const x of [0, WIDE - 200]) pair.brush.fillRect(x, 0, 200, TALL);
  pair.brush.fillRect(0, 0, WIDE, 60);
  const picture = createLayer(800, 600);
  picture.brush.fillStyle = '#fff';
  picture.brush.fillRect(0, 0, 800, 600);
  const thing = { layer: pair, x: 400, y: 450, width: WIDE, height: TALL };
  paintFooting(picture.brush, thing, { ...PLAIN_GROUND, lean: 0, length: 0 });
  const light = (x: number): number => picture.brush.getImageData(x, 455, 1, 1).data[0] ?? 0;
  expect([light(200), light(600)].map((v) => v < 200)).toEqual([true, true]);
  expect(light(400)).toBeGreaterThan(250);
});
