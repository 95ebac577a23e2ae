import { meanAt, type Plane } from '../raster/plane.ts';
import { neighbourOf, FOUR_NEIGHBOURS } from '../raster/regions.ts';

/** What hangs below the cut, by so much of the rim along it, may be a shadow or a mirror, unless it differs by more than this on average, of 255. */
const BELOW = { share: 0.4, differs: 60 } as const;

/** The rim of a part beside a cut before a ground of one colour, in pixels. */
export interface Rim {
  /** Where it ends, and where it ends sharply. */
  readonly ends: number;
  readonly sharp: number;
  /** Where it lies along the cut. */
  readonly along: number;
  /** It hangs below the cut and is pale, as what is left of a shadow. */
  readonly hangsPale: boolean;
}

interface Beside {
  readonly differs: Plane;
  /** 1 in the cut and its edge. */
  readonly edge: Plane;
}

/** So many pixels to either side of a sharp end lies the bare ground, which differs by no more than `ground`, and the part, which differs by more than `least` beyond that. */
interface Sharp {
  readonly reach: number;
  readonly ground: number;
  readonly least: number;
}

/** `pixels` are those of the part. */
export function rimBeside(
  pixels: Int32Array,
  { differs, edge }: Beside,
  { reach, ground, least }: Sharp,
): Rim {
  const own = new Set(pixels);
  let [ends, sharp, along, below] = [0, 0, 0, 0];
  for (const i of pixels) {
    for (const [dx, dy] of FOUR_NEIGHBOURS) {
      const next = neighbourOf(i, [dx, dy], differs);
      if (next === null || own.has(next)) continue;
      if (edge.data[next] === 1) {
        along++;
        if (dy === -1) below++;
        continue;
      }
      const [inner = 0, outer = 0] = [-reach, reach].map(
        (far) => differs.data[neighbourOf(i, [dx * far, dy * far], differs) ?? i],
      );
      ends++;
      if (outer <= ground && inner - outer > least) sharp++;
    }
  }
  const hangs = along > 0 && below >= along * BELOW.share;
  return { ends, sharp, along, hangsPale: hangs && meanAt(differs, pixels) < BELOW.differs };
}
