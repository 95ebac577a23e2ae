import type { ProductView } from '@lumashot/domain/catalog/productViews';
import { cornerBelow, levelBelow, type Corner } from './cornerBelow.ts';
import { liesAslant } from './liesAslant.ts';
import { lowerRuns, type LowerSide } from './lowerRuns.ts';
import { hasPartsAloft } from './partsAloft.ts';
import type { Plane } from '../raster/plane.ts';
import { viewOfRing } from './viewOfRing.ts';

/** How far a camera looks down from where a flat thing stands on its corner before a wall, in degrees. */
const LOOKS_DOWN = 18;
/** From where a thing lies: a card or a bar that was laid down turned has a right angle there. */
const FROM_ABOVE = 60;
/** Of what is as tall as this, in its widths, two sides are seen, which hide how far down the camera looks: a steeper look is believed. Of legs they hide nothing. */
const TALL = { from: 0.85, to: 1.2, looksDown: 25 } as const;
/** A slanting thing stands where it is level below for so much of its width: a shoe with a high heel. */
const STANDS = 0.2;

/**
 * From where a product was photographed, as far as its outline tells, 0..1: a ring lies, and so does a long thing that is
 * neither upright nor level, and so do things side by side whose feet are on no floor; the nearest corner of a base tells that
 * the camera looked down on it.
 */
export function viewOfOutline(product: Plane): ProductView {
  const ofRing = viewOfRing(product);
  if (ofRing !== null) return ofRing;
  if (hasPartsAloft(product)) return 'above';
  const side = lowerRuns(product);
  if (side === null) return 'front';
  const corner = cornerBelow(side);
  if (corner !== null) return viewFrom(corner, side);
  return liesAslant(product) && levelBelow(side) < STANDS ? 'above' : 'front';
}

function viewFrom({ down, isOfLegs }: Corner, { box }: LowerSide): ProductView {
  if (down >= FROM_ABOVE) return 'above';
  const tall = box.height / box.width;
  const least = isOfLegs || tall > TALL.from ? TALL.looksDown : LOOKS_DOWN;
  return (isOfLegs || tall <= TALL.to) && down >= least ? 'angle' : 'front';
}
