import { describe, expect, it } from 'vitest';
import { BRUSHES } from './brushes.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { boundsOf } from '../raster/regions.ts';
import { reachBox, reachOfStroke, limitToStroke, type Stroke } from './strokes.ts';

const SIZE = { width: 200, height: 200 };
const nothing = createPlane(SIZE.width, SIZE.height);
/** A bar across the picture, which the cut has lost or taken along. */
const bar = mapPlane(nothing, (_, i) => (i >= 90 * SIZE.width && i < 110 * SIZE.width ? 1 : 0));
const everything = mapPlane(nothing, () => 1);

/** A touch on the left end of the bar. */
const touch = (kind: Stroke['kind'], radius: number): Stroke => ({
  kind,
  radius,
  points: [{ x: 0.1, y: 0.5 }],
});

function changed(stroke: Stroke, { before, found }: { before: Plane; found: Plane }): number[] {
  const mask = limitToStroke({ before, found, stroke });
  const row = mask.data.subarray(100 * SIZE.width, 101 * SIZE.width);
  const from = before.data.subarray(100 * SIZE.width, 101 * SIZE.width);
  return [...row.keys()].filter((x) => row[x] !== from[x]);
}

describe('what a stroke changes', () => {
  const lost = { before: nothing, found: bar };
  const without = mapPlane(bar, (v) => 1 - v);
  const tooMuch = { before: everything, found: without };

  it('is all of a part that a usual brush names, however far it goes', () => {
    expect(changed(touch('keep', BRUSHES.normal), lost)).toHaveLength(SIZE.width);
    expect(changed(touch('remove', BRUSHES.normal), tooMuch)).toHaveLength(SIZE.width);
  });

  it.each(['keep', 'remove'] as const)('is what is near where a fine brush says %s', (kind) => {
    const fine = changed(touch(kind, BRUSHES.fine), kind === 'keep' ? lost : tooMuch);
    expect(fine).toContain(20);
    expect(Math.min(...fine)).toBeGreaterThan(5);
    expect(Math.max(...fine)).toBeLessThan(35);
  });

  it.each([
    ['keep', bar, everything],
    ['remove', without, nothing],
  ] as const)('is nothing where a stroke to %s says what is so already', (kind, before, found) => {
    // From within to the bar's upper rim, and not over it.
    const stroke = { ...touch(kind, BRUSHES.normal), points: [{ x: 0.1, y: 0.47 }] };
    expect(limitToStroke({ before, found, stroke })).toEqual(before);
  });

  it('is what it has painted, wherever the colours say otherwise', () => {
    const hairline = touch('keep', 0.002);
    expect(changed(hairline, { before: nothing, found: nothing })).toEqual([19, 20]);
  });
});

describe('the box of what lies near a stroke', () => {
  it.each([
    ['a touch', [{ x: 0.5, y: 0.5 }]],
    [
      'a line',
      [
        { x: 0.3, y: 0.4 },
        { x: 0.6, y: 0.55 },
      ],
    ],
    ['a touch at the border', [{ x: 0, y: 0.98 }]],
  ])('%s: is what would be painted', (_, points) => {
    const stroke: Stroke = { kind: 'keep', radius: 0.0125, points };
    expect(reachBox(stroke, SIZE)).toEqual(boundsOf(reachOfStroke(stroke, SIZE), 0.5));
  });
});
