import { mix, scale, smoothstep, type Rgb } from '../paint/colour.ts';
import { fractal, type Noise } from '../scene/stage.ts';

interface Veins {
  /** Units along a vein until it has bent, and from one vein to the next. */
  readonly length: number;
  readonly apart: number;
  /** The higher the thinner; a vein narrower than two units is dotted, for a surface has one sample for two. */
  readonly thin: number;
  readonly strength: number;
}

export interface Marble {
  readonly stone: Rgb;
  readonly vein: Rgb;
  readonly veins: readonly Veins[];
  /** How often what bends the veins is bent again by something finer: from above, each kink of a vein is seen. */
  readonly kinks?: number;
}

/** How far a vein is bent from its way, in widths between two of them: one that comes back to itself looks like a thread on the stone. */
const BENT = 0.4;
/** How much lighter and darker the stone is in clouds, and the most of a vein's colour. */
const CLOUDS = 0.55;
const MOST = 0.72;
/** How far apart in the noise two sets of veins are. */
const OTHER = 40;

/** Polished stone; its veins run one way across the slab, and come and go. */
export function marbleAt({
  stone,
  vein,
  veins,
  kinks = 4,
}: Marble): (u: number, v: number, noise: Noise) => Rgb {
  return (u, v, noise) => {
    const [along, across] = [u * 0.82 + v * 0.57, v * 0.82 - u * 0.57];
    const bend = fractal(noise, u / 420, v / 420, kinks);
    const ink = veins.reduce((most, { length, apart, thin, strength }, n) => {
      const at = n * OTHER;
      const way = across / apart + noise(along / length + at, across / length) + bend * BENT;
      const line = Math.abs(Math.sin(Math.PI * way));
      const shown = smoothstep(-0.1, 0.7, noise(u / 520 + at, v / 380));
      return Math.max(most, Math.pow(1 - line, thin) * shown * strength);
    }, 0);
    return mix(scale(stone, 1 + bend * CLOUDS), vein, Math.min(MOST, ink));
  };
}
