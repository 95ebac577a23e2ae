import type { Rgb } from '../../paint/colour.ts';
import { fromPixels } from '../../paint/layer.ts';
import { noiseFrom, type Noise, type Stage } from '../../scene/stage.ts';
import type { Area } from '../../sets/backdrops.ts';

/** One place of a wall. */
export interface WallSpot {
  readonly colour: Rgb;
  /** How far it stands out, in units. */
  readonly out: number;
}

interface Relief {
  readonly spotAt: (u: number, v: number, noise: Noise) => WallSpot;
  /** From which side its light comes, beside from above: -1 is the left. */
  readonly side: -1 | 1;
  /** How much lighter a slope towards the light is. */
  readonly depth: number;
}

/** Of the light, what comes from the side; the rest comes from above. */
const ASIDE = 0.6;

/** A wall that is lit from above and aside: what stands out has a light edge and a dark one. One sample a unit. */
export function paintRelief(
  stage: Stage,
  area: Area,
  label: string,
  { spotAt, side, depth }: Relief,
): void {
  const noise = noiseFrom(stage.random.fork(label));
  const [left, top] = [Math.floor(area.x), Math.floor(area.y)];
  // One more on each side than is shown: a slope needs what is beside it.
  const [w, h] = [Math.ceil(area.width) + 2, Math.ceil(area.height) + 2];
  const out = new Float32Array(w * h);
  const pixels = new Uint8ClampedArray(w * h * 4);
  for (let i = 0; i < w * h; i++) {
    const spot = spotAt(left + (i % w), top + Math.floor(i / w), noise);
    out[i] = spot.out;
    pixels[i * 4] = spot.colour[0];
    pixels[i * 4 + 1] = spot.colour[1];
    pixels[i * 4 + 2] = spot.colour[2];
    pixels[i * 4 + 3] = 255;
  }
  for (let i = 0; i < w * (h - 1); i++) {
    const here = out[i] ?? 0;
    const across = (out[i + 1] ?? here) - here;
    const down = (out[i + w] ?? here) - here;
    const lit = 1 + depth * (down - side * ASIDE * across);
    for (let channel = 0; channel < 3; channel++)
      pixels[i * 4 + channel] = (pixels[i * 4 + channel] ?? 0) * lit;
  }
  const { canvas } = fromPixels(pixels, w, h);
  stage.brush.imageSmoothingQuality = 'high';
  stage.brush.drawImage(canvas, 0, 0, w - 1, h - 1, left, top, w - 1, h - 1);
}
