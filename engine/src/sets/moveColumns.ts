import { createLayer, type Layer } from '../paint/layer.ts';

interface Move {
  /** Rows that are added above, for what is moved up. */
  readonly room: number;
  /** How many of its own rows are kept, from the first; all of them unless said otherwise. */
  readonly rows?: number;
  /** How far up a column goes, in pixels, by its place from 0 (left) to 1. */
  readonly up: (across: number) => number;
}

/** A copy in which each column has been moved by its own way, in whole pixels; what leaves the layer is gone. */
export function moveColumns(
  { canvas, brush }: Layer,
  { room, rows = canvas.height, up }: Move,
): Layer {
  const { width, height } = canvas;
  const source = new Uint32Array(brush.getImageData(0, 0, width, height).data.buffer);
  const moved = createLayer(width, rows + room);
  const image = moved.brush.createImageData(width, rows + room);
  const target = new Uint32Array(image.data.buffer);
  for (let x = 0; x < width; x++) {
    const down = room - Math.round(up((x + 0.5) / width));
    const last = Math.min(height, rows + room - down);
    for (let y = Math.max(0, -down); y < last; y++)
      target[(y + down) * width + x] = source[y * width + x] ?? 0;
  }
  moved.brush.putImageData(image, 0, 0);
  return moved;
}
