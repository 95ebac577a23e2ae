import { expect, it } from 'vitest';
import { isOneFace } from '../cutout/view/isOneFace.ts';
import { viewOf } from '../cutout/view/viewOf.ts';
import { createPlane, type Plane } from '../cutout/raster/plane.ts';
import { createLayer, pixelsOf } from '../paint/layer.ts';

const SIDE = 200;

/** An outline with straight sides between some corners. */
function outlineOf(corners: readonly (readonly [x: number, y: number])[]): Plane {
  const { brush, ...layer } = createLayer(SIDE, SIDE);
  brush.beginPath();
  for (const [x, y] of corners) brush.lineTo(x, y);
  brush.fill();
  const { data } = pixelsOf({ brush, ...layer });
  const plane = createPlane(SIDE, SIDE);
  plane.data.forEach((_, i) => {
    plane.data[i] = (data[i * 4 + 3] ?? 0) / 255;
  });
  return plane;
}

/** A cupboard from a camera at its own height, and from above it. */
const LEVEL = outlineOf([
  [40, 50],
  [160, 50],
  [160, 150],
  [40, 150],
]);
const FROM_ABOVE = outlineOf([
  [35, 50],
  [165, 52],
  [155, 150],
  [47, 148],
]);

it.each([
  { what: 'a front', outline: LEVEL },
  { what: 'a front that narrows downwards', outline: FROM_ABOVE },
])('is seen of $what', ({ outline }) => {
  expect(isOneFace(outline)).toBe(true);
});

it.each([
  {
    what: 'what lies, and narrows upwards',
    corners: [
      [50, 60],
      [150, 60],
      [170, 140],
      [30, 140],
    ],
  },
  {
    what: 'a box and its top',
    corners: [
      [50, 40],
      [150, 40],
      [165, 70],
      [155, 150],
      [45, 150],
      [35, 70],
    ],
  },
  {
    what: 'a front that slants',
    corners: [
      [40, 40],
      [160, 60],
      [160, 140],
      [40, 165],
    ],
  },
  {
    what: 'what leans',
    corners: [
      [60, 50],
      [160, 50],
      [140, 150],
      [40, 150],
    ],
  },
  { what: 'nothing', corners: [] },
] as const)('is not all that is seen of $what', ({ corners }) => {
  expect(isOneFace(outlineOf(corners))).toBe(false);
});

it('is no view from above, whatever a network tells; above and worn it may be', () => {
  const photo = pixelsOf(createLayer(SIDE, SIDE));
  expect(viewOf(photo, LEVEL, { seenFrom: 'angle' })).toBe('front');
  expect(viewOf(photo, LEVEL, { seenFrom: 'above' })).toBe('above');
  expect(viewOf(photo, LEVEL, { seenFrom: 'front', isWorn: true })).toBe('above');
  const lying = outlineOf([
    [50, 60],
    [150, 60],
    [170, 140],
    [30, 140],
  ]);
  expect(viewOf(photo, lying, { seenFrom: 'angle' })).toBe('angle');
});
