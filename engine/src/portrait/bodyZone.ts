import type { Box } from '../cutout/raster/regions.ts';

/** Of a detected face, in its widths from its middle: where a head and a neck are. */
const HEAD = 0.5;
/** How far out a body's sides are, where a network is sure of them and where it is not. */
const BODY = { sure: 1.9, unsure: 1 } as const;
/** From the chin down to where shoulders begin, in heights of the face, and how much lower they are for each width outwards. */
const SHOULDERS = { below: 0.1, slope: 0.4 } as const;
/** Of a network's answer. */
const SURE = 0.85;

/**
 * Whether a body must be expected at a place that a network has so far taken for a person: in the column of the head, and
 * below shoulders that widen from the neck. In pixels of one plane; `face` is brow to chin.
 */
export function isBody(
  { x, y, width, height }: Box,
  [u, v]: readonly [number, number],
  seen: number,
): boolean {
  const aside = Math.abs(u - (x + width / 2));
  if (aside <= width * HEAD) return true;
  const shoulder = y + height * (1 + SHOULDERS.below) + (aside - width * HEAD) * SHOULDERS.slope;
  return aside <= width * (seen > SURE ? BODY.sure : BODY.unsure) && v >= shoulder;
}
