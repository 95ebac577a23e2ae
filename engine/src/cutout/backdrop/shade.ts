/**
 * What is only darker than a backdrop, in Lab units: a shadow is darker by at most `depth`, and nearly as grey as it is. Colours
 * are three values from an index on.
 */
export const SHADE = { depth: 46, tint: 7 } as const;

/** Colours fade with the light, yet never to less than this. */
const LEAST_FADE = 0.25;

interface Place {
  readonly colours: ArrayLike<number>;
  /** Index of its first value. */
  readonly at: number;
}

/** How far the tint of a colour is from that of the backdrop in as little light, in Lab units. */
export function tintApart(one: Place, backdrop: Place): number {
  const valueOf = ({ colours, at }: Place, channel: number): number => colours[at + channel] ?? 0;
  const fade = Math.max(LEAST_FADE, valueOf(one, 0) / Math.max(1, valueOf(backdrop, 0)));
  const a = valueOf(one, 1) - valueOf(backdrop, 1) * fade;
  const b = valueOf(one, 2) - valueOf(backdrop, 2) * fade;
  // `Math.hypot` takes several times as long, and this is asked of every pixel.
  return Math.sqrt(a * a + b * b);
}
