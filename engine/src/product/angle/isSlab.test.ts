import { describe, expect, it } from 'vitest';
import { createLayer, type Brush, type Layer } from '../../paint/layer.ts';
import { isSlab } from './isSlab.ts';
import { paintStood } from './paintStood.ts';

type Corner = readonly [x: number, y: number];

function drawn(paint: (brush: Brush) => void): Layer {
  const layer = createLayer(300, 300);
  paint(layer.brush);
  return layer;
}

const shapeOf = (...corners: readonly Corner[]): Layer =>
  drawn((brush) => {
    brush.beginPath();
    for (const [x, y] of corners) brush.lineTo(x, y);
    brush.fill();
  });

/** Left, nearest, right and far corner of what lies; `wall` is how high its sides are. */
const plate = (
  [left, nearest, right, far]: readonly [Corner, Corner, Corner, Corner],
  wall = 8,
): Layer =>
  drawn((brush) => {
    for (const up of [0, wall]) {
      brush.beginPath();
      for (const [x, y] of [left, nearest, right, far]) brush.lineTo(x, y - up);
      brush.fill();
    }
    for (const [x, y] of [left, nearest, right]) brush.fillRect(x - 2, y - wall, 4, wall);
  });

const STEEP = plate([
  [10, 170],
  [140, 290],
  [290, 150],
  [175, 80],
]);

describe('a plate that lies', () => {
  it.each([
    ['seen steeply from above', STEEP],
    [
      'seen less steeply',
      plate([
        [10, 220],
        [120, 280],
        [290, 190],
        [175, 145],
      ]),
    ],
    [
      'with a thing on it',
      drawn((brush) => {
        brush.drawImage(STEEP.canvas, 0, 0);
        brush.fillRect(150, 70, 30, 40);
      }),
    ],
  ])('%s', (_, layer) => {
    expect(isSlab(layer)).toBe(true);
  });
});

describe('what is none', () => {
  it.each([
    [
      'a box',
      plate(
        [
          [10, 210],
          [140, 290],
          [290, 200],
          [175, 150],
        ],
        90,
      ),
    ],
    ['a tent', shapeOf([10, 210], [140, 290], [290, 200], [160, 20])],
    ['a card that stands', shapeOf([60, 20], [60, 290], [240, 290], [240, 20])],
    [
      'a ball',
      drawn((brush) => {
        brush.ellipse(150, 150, 140, 140, 0, 0, 7);
        brush.fill();
      }),
    ],
    [
      'a table on its legs',
      drawn((brush) => {
        brush.drawImage(STEEP.canvas, 0, -60);
        for (const [x, y] of [
          [20, 110],
          [135, 220],
          [270, 95],
        ] as const)
          brush.fillRect(x, y, 10, 70);
      }),
    ],
  ])('%s', (_, layer) => {
    expect(isSlab(layer)).toBe(false);
  });
});

it('throws no shadow to where it does not reach, and is dark along its edges', () => {
  const ground = createLayer(600, 600);
  ground.brush.fillStyle = '#fff';
  ground.brush.fillRect(0, 0, 600, 600);
  const shadow = { right: 0.05, down: 0.07, blur: 12, strength: 0.6, ink: [20, 20, 20] } as const;
  paintStood(ground.brush, [{ layer: STEEP, x: 300, y: 450, width: 300, height: 300 }], shadow);
  const lightAt = (x: number, y: number): number =>
    ground.brush.getImageData(x + 150, y + 150, 1, 1).data[0] ?? 0;
  // Below the middle of both lower edges, and as far from there as a thing that stands on its corner throws its shadow.
  for (const [x, y] of [
    [75, 232],
    [215, 222],
  ] as const) {
    expect(lightAt(x, y + 6)).toBeLessThan(190);
    expect(lightAt(x, y + 60)).toBeGreaterThan(235);
  }
});
