import { expect, it } from 'vitest';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, sumOf } from '../raster/plane.ts';
import { withoutWandShadow } from './wandShadow.ts';

const SIDE = 200;
type Rgba = readonly [number, number, number, number];
const CLEAR: Rgba = [0, 0, 0, 0];
const NAVY: Rgba = [30, 36, 60, 255];
const grey = (light: number): Rgba => [light, light, light, 255];

function drawn(at: (x: number, y: number) => Rgba): Pixels {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) data.set(at(x, y), (y * SIDE + x) * 4);
  return { data, width: SIDE, height: SIDE };
}

/** How far what lies below the box reaches. */
const REACH = 12;

/** A box from 40 to 160 across and 40 to 140 down, and what `below` says by pixels from the middle of its foot: rounded at both ends. */
const onGround = (
  below: (far: number, x: number) => Rgba,
  box: (y: number) => Rgba = () => NAVY,
): Pixels =>
  drawn((x, y) => {
    if (y < 140) return x >= 40 && x < 160 && y >= 40 ? box(y) : CLEAR;
    const far = Math.hypot(Math.max(0, 60 - x, x - 140), y - 140);
    return far < REACH ? below(Math.floor(far), x) : CLEAR;
  });

/** How many pixels of a file are taken, and whether any is below the box's foot, or of the box but for its edge. */
function taken(photo: Pixels): {
  readonly count: number;
  readonly below: number;
  readonly box: number;
} {
  const solid = mapPlane(createPlane(SIDE, SIDE), (_, i) => (photo.data[i * 4 + 3] ?? 0) / 255);
  const left = withoutWandShadow(photo, solid);
  const inRows = (from: number, to: number): number =>
    left.data.subarray(from * SIDE, to * SIDE).reduce((sum, v) => sum + v, 0);
  return { count: sumOf(solid) - sumOf(left), below: inRows(142, SIDE), box: inRows(40, 139) };
}

/** From 150 at the box to 216 where the wand stopped. */
const fade = (down: number): Rgba => grey(150 + down * 6);

it('leaves no shadow below the product that fades to where the wand stopped', () => {
  expect(taken(onGround(fade))).toMatchObject({ below: 0, box: 99 * 120 });
});

it('leaves no island of a shadow either', () => {
  // A dot of colour, as compression makes them, at the shadow's outer edge.
  const dotted = onGround((far, x) =>
    far >= 9 && x >= 98 && x < 101 ? [190, 120, 200, 255] : fade(far),
  );
  expect(taken(dotted).below).toBe(0);
});

it('keeps a pale sole, which gets darker outward or is of one shade', () => {
  expect(taken(onGround((far) => grey(216 - far * 6))).count).toBe(0);
  expect(taken(onGround(() => grey(216))).count).toBe(0);
});

it('keeps what has many shades along its outline, as a rounded thing has', () => {
  const rounded = onGround((far, x) => grey(120 + far * 6 + Math.abs(x - 100) * 0.6));
  expect(taken(rounded).count).toBe(0);
});

it('keeps what has a colour, and what is blown out to white', () => {
  const gold = (far: number): Rgba => [150 + far * 6, 140 + far * 6, 110 + far * 6, 255];
  expect(taken(onGround(gold)).count).toBe(0);
  expect(taken(onGround((far) => grey(187 + far * 6))).count).toBe(0);
});

it('keeps the foot of a product that is as pale and as neutral itself', () => {
  expect(taken(onGround(fade, (y) => (y < 130 ? grey(190) : NAVY))).count).toBe(0);
});

it('keeps what goes over into the product without a step', () => {
  expect(taken(onGround(fade, (y) => grey(Math.max(40, 150 - (140 - y) * 6)))).count).toBe(0);
});

it('keeps what fades so at the upper edge: shadows lie below', () => {
  const { data, width, height } = onGround(fade);
  const turned = drawn((x, y) => {
    const at = ((height - 1 - y) * width + x) * 4;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, data[at + 3] ?? 0];
  });
  expect(taken(turned).count).toBe(0);
});
