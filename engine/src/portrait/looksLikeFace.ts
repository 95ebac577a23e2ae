import { createLayer, type Layer } from '../paint/layer.ts';
import { lumaPlane } from '../photo/matte.ts';
import type { Box } from '../cutout/regions.ts';

const SIDE = 48;
/** Below this many pixels of the photo eyes cannot be told from noise. */
const SMALLEST = 26;
/** Eyes and brows are darker than the cheek below them by at least this share. */
const CONTRAST = 0.09;

/**
 * Skin colours alone also mean wood, brass and sand. A face has two dark places side by side, and
 * lighter ones below both.
 */
export function looksLikeFace(photo: Layer, box: Box): boolean {
  if (Math.min(box.width, box.height) < SMALLEST) return true;
  const face = createLayer(SIDE, SIDE);
  face.brush.imageSmoothingQuality = 'high';
  face.brush.drawImage(photo.canvas, box.x, box.y, box.width, box.height, 0, 0, SIDE, SIDE);
  const { data } = lumaPlane(face);
  const darkest = (row: number, from: number, to: number): number => {
    let least = 1;
    for (let x = Math.round(from * SIDE); x < to * SIDE; x++)
      least = Math.min(least, data[row * SIDE + x] ?? 1);
    return least;
  };
  const fall = (row: number, from: number, to: number): number => {
    const below = darkest(Math.min(SIDE - 1, row + Math.round(SIDE * 0.2)), from, to);
    return (below - darkest(row, from, to)) / Math.max(0.04, below);
  };
  for (let row = Math.round(SIDE * 0.14); row < SIDE * 0.62; row++)
    if (Math.min(fall(row, 0.16, 0.44), fall(row, 0.56, 0.84)) > CONTRAST) return true;
  return false;
}
