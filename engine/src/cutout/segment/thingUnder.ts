import { lookUnder } from '../look/lookUnder.ts';
import type { SalientNetwork } from '../look/salientNetwork.ts';
import type { Pixels } from '../raster/pixels.ts';
import { mapPlane, type Plane } from '../raster/plane.ts';
import type { SegmentedPhoto } from './segmentNetwork.ts';
import { segmentUnder, type Asked } from './segmentUnder.ts';

/** Each network that is there; null where one is not, or not yet. */
interface Witnesses {
  readonly pixels: Pixels;
  readonly photo: SegmentedPhoto | null;
  /** It is asked for what is missing only: of what is there too much it cannot tell one thing from another. */
  readonly look: SalientNetwork | null;
}

/**
 * The thing under the last stroke, which keeps or removes: above 0.5 in it, 0 elsewhere, at the size of the photo. One network knows what belongs
 * together, the other sees a thing that lies in parts behind the product: what is kept is what either has seen. Null where none has.
 */
export async function thingUnder(
  { pixels, photo, look }: Witnesses,
  { strokes, alpha }: Asked,
): Promise<Plane | null> {
  const stroke = strokes.at(-1);
  const segmented = photo && (await segmentUnder(photo, { strokes, alpha }));
  const isMissing = stroke?.kind === 'keep';
  const seen = isMissing && look !== null ? await lookUnder(look, pixels, { stroke, alpha }) : null;
  if (segmented === null || seen === null) return segmented ?? seen;
  return mapPlane(segmented, (v, i) => Math.max(v, seen.data[i] ?? 0));
}
