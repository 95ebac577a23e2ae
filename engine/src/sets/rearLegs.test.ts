import { describe, expect, it } from 'vitest';
import type { Plane } from '../cutout/raster/plane.ts';
import { boundsOf, type Box } from '../cutout/raster/regions.ts';
import { createLayer, type Layer } from '../paint/layer.ts';
import { chairOf, outlineOf, rearFootOf, seen } from '../testing/seenBoxes.ts';
import { groundLineOf } from './groundLine.ts';

/** What is in a plane, cropped to it, and where that begins. */
function cropped(plane: Plane): { readonly layer: Layer; readonly box: Box } {
  const box = boundsOf(plane, 0.5);
  if (box === null) throw new Error('nothing there');
  const layer = createLayer(box.width, box.height);
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++)
      if ((plane.data[(y + box.y) * plane.width + x + box.x] ?? 0) > 0.5)
        layer.brush.fillRect(x, y, 1, 1);
  return { layer, box };
}

/** Where a point of the ground is, as a ground line tells it: in shares of the width, from the left and from below. */
function placeOf([x, y]: readonly [number, number], box: Box): { x: number; y: number } {
  return { x: (x - box.x) / box.width, y: (box.y + box.height - y) / box.width };
}

describe('legs behind the line of the front feet', () => {
  it.each([
    { down: 8, turned: 0, narrower: 50 },
    { down: 16, turned: 0, narrower: 50 },
    { down: 24, turned: 0, narrower: 50 },
  ])('are both of a chair seen from the front, $down degrees down', ({ narrower, ...camera }) => {
    const { layer, box } = cropped(outlineOf(camera, chairOf({ narrower })));
    const { behind, depth } = groundLineOf(layer);
    const foot = placeOf(seen(camera, rearFootOf({ narrower })), box);
    expect(behind).toHaveLength(2);
    expect(((behind[1]?.from ?? 0) + (behind[1]?.to ?? 0)) / 2).toBeCloseTo(foot.x, 1);
    for (const leg of behind) expect(Math.abs(leg.foot - foot.y)).toBeLessThan(0.03);
    expect(Math.abs(depth - foot.y)).toBeLessThan(0.03);
  });

  it.each([
    { down: 25, turned: 35 },
    { down: 30, turned: 40 },
    { down: 38, turned: 28 },
  ])('is the fourth of one seen from $down degrees, turned by $turned', (camera) => {
    const { layer, box } = cropped(outlineOf(camera, chairOf()));
    const { behind, depth } = groundLineOf(layer);
    const foot = placeOf(seen(camera, rearFootOf()), box);
    expect(behind).toHaveLength(1);
    expect(Math.abs((behind[0]?.foot ?? 0) - foot.y)).toBeLessThan(0.05);
    expect(Math.abs(depth - foot.y)).toBeLessThan(0.05);
  });

  it('are none: a pedal between two wheels, a fringe, the feet of a thing alone', () => {
    const boxes = (...all: readonly (readonly [number, number, number])[]): Layer => {
      const layer = createLayer(200, 200);
      for (const [x, width, bottom] of all) layer.brush.fillRect(x, 0, width, bottom);
      return layer;
    };
    const feet = [
      [0, 200, 100],
      [0, 20, 200],
      [180, 20, 200],
    ] as const;
    for (const thing of [
      boxes(...feet),
      boxes(...feet, [90, 12, 160]),
      boxes(...feet, [50, 6, 150], [80, 6, 150], [110, 6, 150]),
      boxes(...feet, [60, 10, 170], [130, 10, 140]),
    ])
      expect(groundLineOf(thing).behind).toEqual([]);
    expect(groundLineOf(boxes(...feet, [50, 10, 170], [140, 10, 170])).behind).toHaveLength(2);
    // Of a table that was photographed from close by they end high up, and near to each other: as far apart as the front feet they hang.
    const table = [[0, 200, 60], ...feet.slice(1)] as const;
    expect(groundLineOf(boxes(...table, [60, 8, 90], [132, 8, 90])).behind).toHaveLength(2);
    expect(groundLineOf(boxes(...table, [22, 6, 90], [172, 6, 90])).behind).toEqual([]);
  });
});
