import type { Rgb } from './rgb.ts';

/** How far the grounds of a poster stray from their colour: towards white and black, and the letters'. */
export const SHADES = { light: 0.05, dark: 0.08, ray: 0.06, accent: 0.34, shape: 0.22 } as const;

/** The veil over a picture behind letters, and the most of it that is laid. */
export const VEIL: Rgb = [10, 12, 20];
export const MOST_VEIL = 0.75;

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

const blend = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** All colours that may be drawn behind letters on a ground. */
const shadesOf = (ground: Rgb, ink: Rgb): readonly Rgb[] => [
  ground,
  blend(ground, WHITE, SHADES.light),
  blend(ground, BLACK, SHADES.dark),
  blend(ground, ink, Math.max(SHADES.ray, SHADES.accent * SHADES.shape)),
];

/**
 * Large type is read by its contrast (WCAG asks for 3, of flat colours), with less of it by its hue, and
 * with hardly any only where yellow or orange meets blue, which colour-blind people tell apart too.
 */
const BY_LIGHT = 2.8;
const BY_HUE = { contrast: 2.1, distance: 0.12 } as const;
const BY_BLUE = { contrast: 1.3, distance: 0.18, light: 0.29 } as const;

export const isLegible = (ink: Rgb, ground: Rgb): boolean =>
  shadesOf(ground, ink).every((shade) => isTold(ink, shade));

function isTold(ink: Rgb, ground: Rgb): boolean {
  const ratio = contrast(ink, ground);
  if (ratio >= BY_LIGHT) return true;
  const [one, other] = [opponents(ink), opponents(ground)];
  const blue = Math.abs(one[1] - other[1]);
  if (ratio >= BY_HUE.contrast && Math.hypot(one[0] - other[0], blue) >= BY_HUE.distance)
    return true;
  const light = Math.max(luminance(ink), luminance(ground));
  return ratio >= BY_BLUE.contrast && blue >= BY_BLUE.distance && light >= BY_BLUE.light;
}

/** Over any picture, snow too: light letters, for the veil is dark. */
export const isLegibleOnPictures = (ink: Rgb): boolean =>
  contrast(ink, veiled([250, 250, 252], MOST_VEIL)) >= BY_LIGHT;

export const veiled = (colour: Rgb, share: number): Rgb => blend(colour, VEIL, share);

export function contrast(a: Rgb, b: Rgb): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const linear = (value: number): number => {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
};

export const luminance = ([r, g, b]: Rgb): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** Green to red and blue to yellow, as eyes tell them (OKLab). */
function opponents(colour: Rgb): readonly [red: number, yellow: number] {
  const [r, g, b] = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
