import type { Rgb } from '../paint/colour.ts';
import type { Layer } from '../paint/layer.ts';
import { contrast, luminance, MOST_VEIL, veiled } from '../prompt/legible.ts';

/** As dark as pictures behind words are at least, and the contrast that is aimed at. */
const LEAST = 0.44;
const WANTED = 4;
const STEP = 0.03;
/** Share of the picture that may be brighter than what is measured: the moon, a cloud's rim. */
const BRIGHTER = 0.04;
const GRID = 64;

/** How much of the veil lets the letters be read on this picture: more on snow than at night. */
export function veilFor(layer: Layer, ink: Rgb): number {
  const brightest = brightOf(layer);
  let share = LEAST;
  while (share < MOST_VEIL && contrast(ink, veiled(brightest, share)) < WANTED) share += STEP;
  return Math.min(share, MOST_VEIL);
}

function brightOf({ canvas, brush }: Layer): Rgb {
  const { width, height } = canvas;
  const { data } = brush.getImageData(0, 0, width, height);
  const seen: Rgb[] = [];
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      const [x, y] = [column, row].map((n) => (n + 0.5) / GRID);
      const at = (Math.floor((y ?? 0) * height) * width + Math.floor((x ?? 0) * width)) * 4;
      seen.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    }
  }
  const sorted = seen.toSorted((a, b) => luminance(b) - luminance(a));
  return sorted[Math.floor(sorted.length * BRIGHTER)] ?? [255, 255, 255];
}
