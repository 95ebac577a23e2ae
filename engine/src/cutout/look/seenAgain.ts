import { mirrorPixels, mirrorPlane } from '../raster/mirror.ts';
import { sizeWithin, type Pixels } from '../raster/pixels.ts';
import { growPlane, mapPlane, resizeMask, resizePlane, type Plane } from '../raster/plane.ts';
import { boundsOf, regionsOf } from '../raster/regions.ts';
import { lookFrom } from './salience.ts';
import type { SalientNetwork } from './salientNetwork.ts';

/** Around the thing, as a share of its longer side: from as far away as no look before. */
const FURTHER = 0.4;
/** A cut and the look are compared on a copy of this longer side, where their outlines differ by up to so many pixels. */
const COMPARED = { longest: 256, apart: 2 } as const;
/** Surer than this outside of the cut, and less sure than that within it, is another answer. */
const OUTSIDE = 0.3;
const WITHIN = 0.6;
/** So large a piece of such another answer, as a share of the thing, is a doubt. */
const MOST = 0.001;

/** The largest pieces that a look does not share with a cut, as shares of the thing. */
interface Otherwise {
  readonly outside: number;
  readonly within: number;
}

/** True when the same is seen in a mirror, from further away: a network that knows a thing knows it so, too. */
export async function isSeenAgain(
  look: SalientNetwork,
  photo: Pixels,
  alpha: Plane,
): Promise<boolean> {
  const { outside, within } = await otherwise(look, photo, alpha);
  return outside < MOST && within < MOST;
}

/** What a mirrored look does not share with a cut. `alpha` is as large as the photo. */
async function otherwise(look: SalientNetwork, photo: Pixels, alpha: Plane): Promise<Otherwise> {
  const box = boundsOf(alpha, 0.5);
  if (box === null) return { outside: 0, within: 0 };
  const found = await lookFrom(inMirror(look), photo, { box, further: FURTHER });
  const { width, height } = sizeWithin(photo, COMPARED.longest);
  const seen = resizePlane(found, width, height).data;
  const thing = resizeMask(alpha, width, height);
  const near = growPlane(thing, COMPARED.apart).data;
  const core = growPlane(thing, -COMPARED.apart).data;
  const size = Math.max(
    1,
    thing.data.reduce((sum, v) => sum + v, 0),
  );
  const largest = (plane: Plane): number =>
    (regionsOf(plane, (v) => v === 1)[0]?.pixels.length ?? 0) / size;
  return {
    outside: largest(
      mapPlane(thing, (_, i) => (near[i] === 0 && (seen[i] ?? 0) > OUTSIDE ? 1 : 0)),
    ),
    within: largest(mapPlane(thing, (_, i) => (core[i] === 1 && (seen[i] ?? 0) < WITHIN ? 1 : 0))),
  };
}

const inMirror =
  (look: SalientNetwork): SalientNetwork =>
  async (part) =>
    mirrorPlane(await look(mirrorPixels(part)));
