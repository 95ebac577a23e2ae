import { expect, it } from 'vitest';
import { createLayer, type Layer } from '../paint/layer.ts';
import { paintFooting, type Ground } from './standing.ts';
import { PLAIN_GROUND } from '../testing/plainGround.ts';

const GLOSS = { ...PLAIN_GROUND, strength: 0, mirror: 1, mirrorReach: 1, mirrorBlur: 0.1 };

/** A red thing, 200 units wide and tall, whose right foot touches the ground 30 units further back. */
function thingFromAbove(): Layer {
  const thing = createLayer(200, 200);
  thing.brush.fillStyle = '#f00';
  thing.brush.fillRect(0, 0, 200, 120);
  thing.brush.fillRect(10, 0, 30, 200);
  thing.brush.fillRect(160, 0, 30, 170);
  return thing;
}

/** White gloss on which it stands at 300. */
function groundUnder(layer: Layer, ground: Ground): Layer {
  const seen = createLayer(400, 600);
  seen.brush.fillStyle = '#fff';
  seen.brush.fillRect(0, 0, 400, 600);
  paintFooting(seen.brush, { layer, x: 200, y: 300, width: 200, height: 200 }, ground);
  return seen;
}

const redAt = ({ brush }: Layer, x: number, y: number): boolean =>
  (brush.getImageData(x, y, 1, 1).data[1] ?? 255) < 200;

it('begins at each foot where it touches the ground', () => {
  const seen = groundUnder(thingFromAbove(), GLOSS);
  expect(redAt(seen, 125, 303)).toBe(true);
  expect(redAt(seen, 275, 276)).toBe(true);
});

it('shows what is above the ground as far below it', () => {
  const seen = groundUnder(thingFromAbove(), GLOSS);
  // The belly ends 80 above the lower edge, the ground below its middle rises to about 15: 65 of air.
  expect(redAt(seen, 200, 300 - 15 + 40)).toBe(false);
  expect(redAt(seen, 200, 300 - 15 + 75)).toBe(true);
});

it('is as round as a ball, and begins below its lowest point alone', () => {
  const ball = createLayer(200, 200);
  ball.brush.fillStyle = '#f00';
  ball.brush.arc(100, 100, 100, 0, 7);
  ball.brush.fill();
  const seen = groundUnder(ball, GLOSS);
  expect(redAt(seen, 200, 306)).toBe(true);
  for (const x of [120, 140, 260, 280]) {
    for (const y of [280, 300, 310]) expect(redAt(seen, x, y)).toBe(false);
    expect(redAt(seen, x, 360)).toBe(true);
  }
});
