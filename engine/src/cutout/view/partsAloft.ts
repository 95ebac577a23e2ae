import { mapPlane, sumOf, type Plane } from '../raster/plane.ts';
import { boundsOf, maskOfRegions, regionsOf, type Box } from '../raster/regions.ts';

/** Of all that is seen, a part has at least this share: less may be a speck. */
const PART = 0.012;
/** How far above the lowest foot that of a part is which stands on no floor, as a share of the height of all. */
const ALOFT = 0.25;
/** What lies above another part, by more than this share of its width, may be held by what a cut has lost: a lamp's pole. */
const ABOVE = 0.3;

/**
 * Whether things lie about, seen from above: parts that touch nothing have their feet far above that of the lowest. One alone
 * over another may be held up. `things` is their outline, 0..1.
 */
export function hasPartsAloft(things: Plane): boolean {
  const mask = mapPlane(things, (v) => (v > 0.5 ? 1 : 0));
  const all = boundsOf(mask, 0.5);
  if (all === null) return false;
  const least = sumOf(mask) * PART;
  const parts = regionsOf(mask, (v) => v === 1)
    .filter(({ pixels }) => pixels.length >= least)
    .flatMap((region) => boundsOf(maskOfRegions(mask, [region]), 0.5) ?? []);
  const floor = all.y + all.height - all.height * ALOFT;
  const aloft = parts.filter((part) => footOf(part) < floor);
  return aloft.length > 1 || aloft.some((part) => !parts.some((other) => isOver(part, other)));
}

const footOf = ({ y, height }: Box): number => y + height;

function isOver(part: Box, other: Box): boolean {
  if (footOf(other) <= footOf(part)) return false;
  const [left, right] = [
    Math.max(part.x, other.x),
    Math.min(part.x + part.width, other.x + other.width),
  ];
  return right - left > part.width * ABOVE;
}
