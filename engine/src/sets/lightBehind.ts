import { css, luma, scale, type Rgb } from '../paint/colour.ts';
import type { Brush, Layer } from '../paint/layer.ts';
import type { Standing } from './standing.ts';

/** Lightness of a pixel, 0..1: up to `black` it counts in full as dark, from `seen` on not at all. */
const LIGHTNESS = { black: 0.08, seen: 0.28 } as const;
/** Of what is transparent nothing is counted. */
const SOLID = 128;
/** How wide a thing's rim is, in its sizes. */
const RIM = 0.03;
/** Share of the rim that is dark from which on it gets all of the light. */
const DARK = 0.4;
/** How far the light reaches, in sizes of the thing, and how flat its pool is on a ground that is seen at an angle. */
const REACH = 1.15;
/** Of the light, what adds to the ground instead of making it lighter: black stays black when it is multiplied. */
const ADDED = 0.2;
const STEPS = [0, 0.25, 0.5, 0.75, 1] as const;

/** A light on what is behind a thing, for as much as its rim is dark. */
export interface BehindLight {
  readonly colour: Rgb;
  /** 0..1 in its middle. */
  readonly strength: number;
}

/**
 * A black thing before a black ground is nothing but its rim. Who photographs one there lights the ground behind it: its whole
 * outline is seen then, and the ground is still dark at the picture's edges.
 */
export function lightBehind(
  brush: Brush,
  group: readonly Standing[],
  { colour, strength }: BehindLight,
): void {
  for (const { layer, x, y, width, height } of group) {
    const most = strength * Math.min(1, darkShareOf(layer) / DARK);
    if (most === 0) continue;
    const radius = REACH * Math.sqrt(width * height);
    brush.save();
    brush.translate(x, y - height / 2);
    // As wide and tall as the thing.
    brush.scale(Math.sqrt(Math.sqrt(width / height)), Math.sqrt(Math.sqrt(height / width)));
    for (const [mode, part] of [
      ['color-dodge', 1 - ADDED],
      ['screen', ADDED],
    ] as const) {
      const fill = brush.createRadialGradient(0, 0, 0, 0, 0, radius);
      for (const t of STEPS)
        fill.addColorStop(t, css(scale(colour, most * part * (1 - t * t) ** 2)));
      brush.globalCompositeOperation = mode;
      brush.fillStyle = fill;
      brush.fillRect(-radius, -radius, radius * 2, radius * 2);
    }
    brush.restore();
  }
}

/** How much of a thing's rim is dark, 0..1: a light coat with a black hem ends in the dark as well. */
function darkShareOf({ canvas, brush }: Layer): number {
  const { width, height } = canvas;
  const { data } = brush.getImageData(0, 0, width, height);
  const reach = Math.max(1, Math.round(RIM * Math.sqrt(width * height)));
  const isSolid = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && (data[(y * width + x) * 4 + 3] ?? 0) >= SOLID;
  let [dark, rim] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isSolid(x, y)) continue;
      const isInside =
        isSolid(x - reach, y) &&
        isSolid(x + reach, y) &&
        isSolid(x, y - reach) &&
        isSolid(x, y + reach);
      if (isInside) continue;
      const at = (y * width + x) * 4;
      const lightness = luma([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      const { black, seen } = LIGHTNESS;
      dark += Math.min(1, Math.max(0, (seen - lightness) / (seen - black)));
      rim++;
    }
  return dark / Math.max(1, rim);
}
