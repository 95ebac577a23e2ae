import { likenessOf } from './likeness.ts';
import type { Pixels } from '../raster/pixels.ts';
import { mapPlane, meanAt, sumOf, type Plane } from '../raster/plane.ts';
import { boundsOf, offCentre, regionsOf, fillRegions } from '../raster/regions.ts';

/** Of a thing and its opening, the least share of the latter. */
const LEAST = 0.08;
/** How far the middle of an opening may be from that of the thing, as a share of its size: the mirror of a compact lies beside it. */
const APART = 0.15;
/** In an opening some look saw less than this on average. */
const SEEN_THROUGH = 0.6;

interface Seen {
  /** How surely a network saw the thing, and the least that it saw in any of its looks; both at the photo's size. */
  readonly plane: Plane;
  readonly least: Plane;
}

/**
 * What a network saw of a ring, without what is seen through it. It often fills a bracelet or a float in one of its looks and sees
 * through it in another: what is enclosed in the middle, has the colours of a plain backdrop or of a shadow on it, and
 * was nothing to some look, is none of it. A clock face on a white wall is seen in all of them.
 */
export function withOpening(photo: Pixels, { plane, least }: Seen): Plane {
  const thing = mapPlane(plane, (v) => (v > 0.5 ? 1 : 0));
  const area = sumOf(thing);
  const box = boundsOf(thing, 0.5);
  const doubted = mapPlane(thing, (v, i) => (v === 1 && (least.data[i] ?? 0) < 0.5 ? 1 : 0));
  if (box === null || sumOf(doubted) < area * LEAST * 0.5) return plane;
  const within: number[] = [];
  thing.data.forEach((v, i) => v === 1 && within.push(i));
  const ground = mapPlane(thing, () => 0);
  likenessOf(photo, within).forEach(({ is }, n) => {
    if (is !== 'other') ground.data[within[n] ?? 0] = 1;
  });
  const openings = regionsOf(ground, (v) => v === 1)
    .filter(({ pixels }) => pixels.length > area * LEAST)
    .filter(({ pixels }) => isEnclosed(pixels, thing))
    .filter(({ pixels }) => offCentre(pixels, { box, width: thing.width }) < APART)
    .filter(({ pixels }) => meanAt(least, pixels) < SEEN_THROUGH);
  return openings.length === 0 ? plane : fillRegions(plane, openings, 0);
}

function isEnclosed(pixels: Int32Array, { data, width }: Plane): boolean {
  return pixels.every((i) => [i - 1, i + 1, i - width, i + width].every((at) => data[at] === 1));
}
