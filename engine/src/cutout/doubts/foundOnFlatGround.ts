import { isDrawing } from '../flat/paintedOpening.ts';
import type { Pixels } from '../raster/pixels.ts';
import { mapPlane, type Plane } from '../raster/plane.ts';
import type { Region } from '../raster/regions.ts';
import { breaksBetween } from './breaksBetween.ts';
import { gapsLeft } from './gapsLeft.ts';
import { holesLeft } from './holesLeft.ts';
import type { FlatCut } from './onFlatGround.ts';
import { partsOutside } from './partsOutside.ts';
import { thingsOutside } from './thingsOutside.ts';

export interface Found {
  /** Gaps and holes that are filled. */
  readonly gaps: readonly Region[];
  /** Things and parts that are missing. */
  readonly outside: readonly Region[];
}

/** What is found in a photo itself, at its size, before a background of one colour. `sure`: a network's salience. */
export const foundOnFlatGround = (photo: Pixels, flat: FlatCut, sure: Plane | null): Found => ({
  gaps: withoutOverlaps([...gapsLeft(flat, sure), ...holesIn(photo, flat)]),
  outside: withoutOverlaps([...thingsOutside(flat), ...partsOutside(flat), ...breaksBetween(flat)]),
});

/** Holes to open. None in a drawing, where white may be a colour of the product. */
function holesIn(photo: Pixels, flat: FlatCut): readonly Region[] {
  const holes = holesLeft(flat);
  if (holes.length === 0) return holes;
  const isDrawn = isDrawing(
    photo,
    mapPlane(flat.alpha, (v) => (v > 0.5 ? 1 : 0)),
  );
  return isDrawn ? [] : holes;
}

/** Regions that do not share pixels with an earlier one. */
function withoutOverlaps(parts: readonly Region[]): readonly Region[] {
  const taken = new Set<number>();
  return parts.filter(({ pixels }) => {
    if (pixels.some((i) => taken.has(i))) return false;
    for (const i of pixels) taken.add(i);
    return true;
  });
}
