import { expect, it } from 'vitest';
import { createLayer, type Layer } from '../paint/layer.ts';
import { paintCastShadow } from './castShadow.ts';
import { groundLineOf } from './groundLine.ts';
import type { Ground } from './standing.ts';

/** The light comes from the right and a little from before: shadows fall to the left and back. */
const SUN: Ground = {
  lean: -0.5,
  length: 0.25,
  blur: 0.5,
  strength: 1,
  ink: [0, 0, 0],
  mirror: 0,
  mirrorReach: 0,
  mirrorBlur: 0,
};

/** White ground with the shadow of a thing of these upright boxes, 200 units wide and tall, that stands at 300. */
function shadowOf(
  ...boxes: readonly (readonly [x: number, width: number, bottom: number])[]
): Layer {
  const layer = createLayer(200, 200);
  for (const [x, width, bottom] of boxes) layer.brush.fillRect(x, 0, width, bottom);
  const seen = createLayer(500, 400);
  seen.brush.fillStyle = '#fff';
  seen.brush.fillRect(0, 0, 500, 400);
  const thing = { layer, x: 300, y: 300, width: 200, height: 200 };
  paintCastShadow(seen.brush, thing, { ground: SUN, line: groundLineOf(layer) });
  return seen;
}

const isDark = ({ brush }: Layer, x: number, y: number): boolean =>
  (brush.getImageData(x, y, 1, 1).data[0] ?? 255) < 170;

it('falls from each foot where it stands', () => {
  const seen = shadowOf([0, 200, 100], [20, 20, 170], [160, 20, 200]);
  // The left foot stands at 230 across and 270 down. About the lowest edge, its shadow would begin at 212 and 287.
  expect(isDark(seen, 232, 270)).toBe(true);
  expect(isDark(seen, 212, 287)).toBe(false);
  expect(isDark(seen, 368, 294)).toBe(true);
});

it('is of one piece and no darker where two parts of it meet', () => {
  const seen = shadowOf([0, 200, 150], [0, 40, 170], [160, 40, 200]);
  const row = seen.brush.getImageData(150, 262, 150, 1).data.filter((_, i) => i % 4 === 0);
  const dark = [...row].filter((light) => light < 200);
  expect(dark.length).toBeGreaterThan(90);
  expect(Math.min(...dark)).toBeGreaterThan(80);
});
