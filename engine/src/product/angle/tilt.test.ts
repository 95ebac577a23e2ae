import { SHAPE_IDS } from '@lumashot/domain/catalog/shapes';
import { expect, it } from 'vitest';
import { createLayer, type Layer } from '../../paint/layer.ts';
import { roomOf } from '../../scene/window.ts';
import { middleOf } from '../above/layOut.ts';
import { groundIn, reachAt, rowAt } from './camera.ts';
import { tilt } from './tilt.ts';

const TILE = 64;
const SQUARE = middleOf(roomOf('square'));

/** Tiles in black and white, as the camera sees them. */
function tiles(zoom: number): Layer {
  const area = groundIn(SQUARE);
  const layer = createLayer(area.width, area.height);
  for (let y = 0; y < area.height; y += TILE)
    for (let x = 0; x < area.width; x += TILE) {
      layer.brush.fillStyle = (x + y) % (TILE * 2) === 0 ? '#000' : '#fff';
      layer.brush.fillRect(x, y, TILE, TILE);
    }
  return tilt({ layer, area }, SQUARE, zoom);
}

/** How often light and dark change along a line of pixels. */
function changesAlong({ brush }: Layer, ...line: Parameters<typeof brush.getImageData>): number {
  const { data } = brush.getImageData(...line);
  let changes = 0;
  for (let at = 4; at < data.length; at += 4)
    if ((data[at] ?? 0) > 127 !== (data[at - 4] ?? 0) > 127) changes++;
  return changes;
}

it('shows tiles smaller toward the top, both across and down', () => {
  const seen = tiles(1);
  // Beside the changes of two rows of tiles, where a line can run along their edge.
  const across = [60, 420, 960].map((y) => changesAlong(seen, 0, y, 1024, 1));
  expect(across).toEqual(across.toSorted((a, b) => b - a));
  expect(across[0]).toBeGreaterThan((across[2] ?? 0) * 1.5);
  const down = [0, 384, 768].map((y) => changesAlong(seen, 500, y, 1, 256));
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  expect(down[0]).toBeGreaterThan((down[2] ?? 0) * 2);
});

it('shows the same at more pixels', () => {
  const [usual, finer] = [tiles(1), tiles(1.25)];
  expect([finer.canvas.width, finer.canvas.height]).toEqual([1280, 1280]);
  for (const y of [100, 500, 900])
    expect(changesAlong(finer, 0, y * 1.25, 1280, 1)).toBe(changesAlong(usual, 0, y, 1024, 1));
});

it('shows a fine far pattern as its mean, without glitter', () => {
  const area = groundIn(SQUARE);
  const layer = createLayer(area.width, area.height);
  layer.brush.fillStyle = '#fff';
  layer.brush.fillRect(0, 0, area.width, area.height);
  layer.brush.fillStyle = '#000';
  for (let y = 0; y < area.height; y += 2) layer.brush.fillRect(0, y, area.width, 1);
  const { data } = tilt({ layer, area }, SQUARE, 1).brush.getImageData(0, 0, 1024, 40);
  const lights = Array.from({ length: data.length / 4 }, (_, at) => data[at * 4] ?? 0);
  expect(Math.min(...lights)).toBeGreaterThan(85);
  expect(Math.max(...lights)).toBeLessThan(170);
});

it('needs no ground beyond what is painted, in any shape, and has the foot where the surface’s middle is', () => {
  for (const shape of SHAPE_IDS) {
    const window = middleOf(roomOf(shape));
    const area = groundIn(window);
    expect(rowAt(window.y)).toBeGreaterThanOrEqual(area.y);
    expect(rowAt(window.y + window.height)).toBeLessThanOrEqual(area.y + area.height);
    expect(reachAt(window.y) * window.width).toBeLessThanOrEqual(area.width);
  }
  expect(reachAt(700)).toBeCloseTo(1);
  expect(rowAt(700)).toBeCloseTo(512);
});
