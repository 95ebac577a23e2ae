import { lumaOf } from '../cutout/raster/luma.ts';
import type { Rgb } from '../prompt/rgb.ts';

// Colours are sRGB triples 0..255 for painting and linear triples 0..1 for shading.
export { rgb, type Rgb } from '../prompt/rgb.ts';

export function css(colour: Rgb, alpha = 1): string {
  const [r, g, b] = colour;
  return `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${Math.round(alpha * 1000) / 1000})`;
}

export function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

const clamp255 = (v: number): number => (v < 0 ? 0 : v > 255 ? 255 : v);

/** Above 1 lightens, below 1 darkens. */
export function scale(a: Rgb, factor: number): Rgb {
  return [clamp255(a[0] * factor), clamp255(a[1] * factor), clamp255(a[2] * factor)];
}

export function multiply(a: Rgb, b: Rgb): Rgb {
  return [(a[0] * b[0]) / 255, (a[1] * b[1]) / 255, (a[2] * b[2]) / 255];
}

/** How bright it looks, 0..1. */
export const luma = ([red, green, blue]: Rgb): number => lumaOf(red, green, blue) / 255;

const toLinear = (v: number): number => Math.pow(v / 255, 2.2);

export function linear(a: Rgb): Rgb {
  return [toLinear(a[0]), toLinear(a[1]), toLinear(a[2])];
}

export function clamp(v: number, low: number, high: number): number {
  return v < low ? low : v > high ? high : v;
}

export function smoothstep(low: number, high: number, v: number): number {
  const t = clamp((v - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}
