import { growPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { rimBeside } from './rimBeside.ts';

/** As much of its rim lies at the ground, and of that as much is sharp: within so many pixels there is the bare ground, and the part. */
const ENDS = { share: 0.25, sharp: 0.4, reach: 2, ground: 3, least: 8 } as const;

interface Cut {
  /** How far a pixel is from the ground's one colour, 0 to 255. */
  readonly differs: Plane;
  /** The cut: 1 inside, 0 outside. */
  readonly solid: Plane;
}

/**
 * Whether a part of a cut before a ground of one colour ends sharply at the bare ground, as a shaft or a shelf does that no network sees. A shadow
 * fades; what hangs below the rest and is pale may be what a floor mirrors, or a shadow that somebody has cut.
 */
export function endsAtGround(pixels: Int32Array, { differs, solid }: Cut): boolean {
  const own = new Set(pixels);
  const rest = mapPlane(solid, (v, i) => (v === 1 && !own.has(i) ? 1 : 0));
  const { ends, sharp, along, hangsPale } = rimBeside(
    pixels,
    { differs, edge: growPlane(rest, 1) },
    ENDS,
  );
  return !hangsPale && ends > (ends + along) * ENDS.share && sharp >= ends * ENDS.sharp;
}
