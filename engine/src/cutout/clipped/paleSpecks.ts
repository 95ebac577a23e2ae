import type { Pixels } from '../raster/pixels.ts';
import type { Plane } from '../raster/plane.ts';
import { regionsOf, fillRegions } from '../raster/regions.ts';

/** What is clearer holds no parts together; only what is more solid than the other has a colour to go by. */
const ALPHA = { joins: 0.1, coloured: 0.25 } as const;
/** A part by itself is a speck up to this share of the largest: seven pixels across beside a product of 500 by 500. */
const SPECK = 0.0002;
/** All of it is at least so light in its darkest channel, and its channels differ by no more. Of 255. */
const PALE = { least: 200, differ: 14 } as const;

/** An own alpha without the dots of a white ground that lie by themselves around the product. A bead has a shade, and a link of a chain. */
export function withoutPaleSpecks({ data }: Pixels, alpha: Plane): Plane {
  const [largest, ...others] = regionsOf(alpha, (v) => v > ALPHA.joins);
  if (largest === undefined) return alpha;
  const most = largest.pixels.length * SPECK;
  const isPale = (i: number): boolean => {
    const [r, g, b] = [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0];
    const least = Math.min(r, g, b);
    return least >= PALE.least && Math.max(r, g, b) - least <= PALE.differ;
  };
  const specks = others.filter(({ pixels }) => {
    if (pixels.length > most) return false;
    const coloured = pixels.filter((i) => (alpha.data[i] ?? 0) > ALPHA.coloured);
    return coloured.length > 0 && coloured.every(isPale);
  });
  return specks.length === 0 ? alpha : fillRegions(alpha, specks, 0);
}
