import { expect, it } from 'vitest';
import { createPlane, mapPlane, type Plane } from '../../cutout/raster/plane.ts';
import { createLayer, type Layer } from '../../paint/layer.ts';
import { paintStood } from './paintStood.ts';

/** White ground on which a cylinder seen at an angle has stood: 200 wide, its foot an arc from 260 to 300. */
function groundUnder(right: number): Layer {
  const thing = createLayer(200, 300);
  thing.brush.fillRect(0, 0, 200, 260);
  thing.brush.beginPath();
  thing.brush.ellipse(100, 260, 100, 40, 0, 0, 7);
  thing.brush.fill();
  return groundAfter(thing, right);
}

/** White ground after a thing of 200 by 300 has stood with its foot at 400, 450. */
function groundAfter(thing: Layer, right: number, opacity?: Plane): Layer {
  const ground = createLayer(800, 600);
  ground.brush.fillStyle = '#fff';
  ground.brush.fillRect(0, 0, 800, 600);
  const shadow = { right, down: 0.07, blur: 12, strength: 0.6, ink: [20, 20, 20] } as const;
  const standing = { layer: thing, opacity, x: 400, y: 450, width: 200, height: 300 };
  paintStood(ground.brush, [standing], shadow);
  return ground;
}
const lightAt = ({ brush }: Layer, x: number, y: number): number =>
  brush.getImageData(x, y, 1, 1).data[0] ?? 0;

it('is dark beside the foot and falls off, also where the foot is further back', () => {
  const seen = groundUnder(0.05);
  const front = [452, 462, 474, 500].map((y) => lightAt(seen, 400, y));
  expect(front[0]).toBeLessThan(150);
  expect(front).toEqual(front.toSorted((a, b) => a - b));
  expect(front.at(-1)).toBeGreaterThan(250);
  // The arc's left side touches about 20 units further back.
  expect(lightAt(seen, 325, 440)).toBeLessThan(190);
});

it('falls back and to the side that the light leaves', () => {
  const [right, left] = [groundUnder(0.05), groundUnder(-0.05)];
  expect(lightAt(right, 540, 390)).toBeLessThan(235);
  expect(lightAt(left, 540, 390)).toBeGreaterThan(lightAt(right, 540, 390) + 15);
  expect(lightAt(left, 260, 390)).toBeLessThan(235);
  expect(lightAt(right, 540, 520)).toBeGreaterThan(250);
});

it('keeps the light of the room from the ground on the lit side of the foot too, and not of the top', () => {
  const seen = groundUnder(0.05);
  const beside = [296, 286, 270].map((x) => lightAt(seen, x, 360));
  // Behind the line of contact, where no shadow is thrown.
  expect(beside[0]).toBeLessThan(240);
  expect(beside).toEqual(beside.toSorted((a, b) => a - b));
  expect(lightAt(seen, 286, 200)).toBe(255);
});

it('lets each of two things in one photo touch the ground by itself', () => {
  const things = createLayer(200, 300);
  things.brush.fillRect(0, 0, 90, 120);
  things.brush.fillRect(110, 200, 90, 100);
  const seen = groundAfter(things, 0.05);
  // Right below the one that is further back, whose foot is at 270; and below the other one.
  expect(lightAt(seen, 345, 272)).toBeLessThan(170);
  expect(lightAt(seen, 455, 452)).toBeLessThan(170);
  // Between the foot of the first one and the front there is nothing.
  expect(lightAt(seen, 330, 452)).toBe(255);
});

it('lets light through between two posts', () => {
  const posts = createLayer(200, 300);
  for (const x of [0, 170]) posts.brush.fillRect(x, 0, 30, 300);
  // Nothing is thrown from between them: the left one's shadow is as narrow as itself.
  const seen = groundAfter(posts, 0.0001);
  expect(lightAt(seen, 400, 425)).toBeGreaterThan(245);
});

it('is thrown below what stands on legs, and not beside it', () => {
  const chair = createLayer(200, 300);
  chair.brush.fillRect(0, 0, 200, 200);
  for (const x of [10, 175]) chair.brush.fillRect(x, 200, 15, 100);
  const seen = groundAfter(chair, 0.05);
  expect(lightAt(seen, 400, 425)).toBeLessThan(240);
  expect(lightAt(seen, 570, 425)).toBeGreaterThan(245);
  // Light comes in between its legs; at a leg it does not.
  expect(lightAt(seen, 400, 425)).toBeGreaterThan(228);
  expect(lightAt(seen, 318, 452)).toBeLessThan(lightAt(seen, 400, 452) - 20);
});

it('is weak below what hangs between legs, and strong below a foot as wide', () => {
  const drawn = (foot: number): Layer => {
    const thing = createLayer(200, 300);
    // A basket from a fifth of its height up.
    thing.brush.fillRect(0, 0, 200, 240);
    for (const x of [0, 200 - foot]) thing.brush.fillRect(x, 240, foot, 60);
    return groundAfter(thing, 0.05);
  };
  expect(lightAt(drawn(16), 400, 430)).toBeGreaterThan(220);
  expect(lightAt(drawn(16), 400, 430)).toBeLessThan(245);
  expect(lightAt(drawn(100), 400, 430)).toBeLessThan(100);
});

it('lies where a base goes back, and not before it', () => {
  const box = createLayer(200, 300);
  box.brush.beginPath();
  for (const [x, y] of [
    [0, 80],
    [0, 300],
    [200, 220],
    [200, 0],
  ] as const)
    box.brush.lineTo(x, y);
  box.brush.fill();
  const seen = groundAfter(box, 0.05);
  // The base ends at 500, 370.
  expect(lightAt(seen, 515, 372)).toBeLessThan(225);
  expect(lightAt(seen, 490, 440)).toBeGreaterThan(235);
});

it('is lighter where glass throws it, and as dark as ever where its knob does', () => {
  const jar = createLayer(200, 300);
  jar.brush.fillRect(40, 0, 120, 60);
  jar.brush.fillRect(0, 60, 200, 240);
  const clearFrom = (row: number): Plane =>
    mapPlane(createPlane(200, 300), (_, at) => (at < 200 * row ? 1 : 0.15));
  const [solid, lidded, clear] = [undefined, clearFrom(60), clearFrom(0)].map((opacity) => {
    const ground = groundAfter(jar, 0.05, opacity);
    return { byKnob: lightAt(ground, 575, 376), byGlass: lightAt(ground, 520, 405) };
  });
  expect(lidded?.byGlass).toBeGreaterThan((solid?.byGlass ?? 255) + 15);
  expect(clear?.byKnob).toBeGreaterThan((lidded?.byKnob ?? 255) + 10);
});
