import { createLayer } from '../paint/layer.ts';
import type { Window } from '../scene/window.ts';
import type { Spot } from './place.ts';
import type { Sprite } from './sprite.ts';

const CELLS = 96;
/** What is fainter is the soft edge of something. */
const FAINT = 24;

/** Where a placed sprite is painted: without its clear margin. In units of the stage. */
export function inkOf(sprite: Sprite, spot: Spot): Window {
  const small = createLayer(CELLS, CELLS);
  small.brush.imageSmoothingQuality = 'high';
  small.brush.drawImage(sprite.canvas, 0, 0, CELLS, CELLS);
  const { data } = small.brush.getImageData(0, 0, CELLS, CELLS);
  const bounds = { left: CELLS, right: 0, top: CELLS, bottom: 0 };
  for (let i = 0; i < CELLS * CELLS; i++) {
    if ((data[i * 4 + 3] ?? 0) < FAINT) continue;
    const [x, y] = [i % CELLS, Math.floor(i / CELLS)];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
  }
  const [wide, tall] = [sprite.width / CELLS, sprite.height / CELLS];
  return {
    x: spot.x - sprite.footX + bounds.left * wide,
    y: spot.y - sprite.footY + bounds.top * tall,
    width: Math.max(0, bounds.right - bounds.left) * wide,
    height: Math.max(0, bounds.bottom - bounds.top) * tall,
  };
}
