import { lookUnder } from '../look/lookUnder.ts';
import type { SalientNetwork } from '../look/salientNetwork.ts';
import type { Pixels } from '../raster/pixels.ts';
import { sumOf, type Plane } from '../raster/plane.ts';
import type { Seen } from '../strokes/seen.ts';
import type { SegmentedPhoto } from './segmentNetwork.ts';
import { segmentUnder, type Asked } from './segmentUnder.ts';

/** So many times the thing may lie beside it in parts: what is more is what it stands on. */
const MOST_IN_PARTS = 1;

/** Each network that is there; null where one is not, or not yet. */
interface Witnesses {
  readonly pixels: Pixels;
  readonly photo: SegmentedPhoto | null;
  /** It is asked for what is missing only: of what is there too much it cannot tell one thing from another. */
  readonly look: SalientNetwork | null;
}

/**
 * What the last stroke means, which keeps or removes. One network knows what belongs together, the other sees a thing that lies in parts behind
 * the product: what is missing is what either has seen. Null where nobody was asked.
 */
export async function thingUnder(
  { pixels, photo, look }: Witnesses,
  { strokes, alpha }: Asked,
): Promise<Seen | null> {
  const stroke = strokes.at(-1);
  const thing = photo && (await segmentUnder(photo, { strokes, alpha }));
  const missing =
    stroke?.kind === 'keep' ? look && (await lookUnder(look, pixels, { stroke, alpha })) : null;
  if (photo === null && missing === null) return null;
  const isOther = thing !== null && missing !== null && isFarMore(missing, thing);
  return { thing, salience: isOther ? null : missing };
}

function isFarMore(missing: Plane, thing: Plane): boolean {
  const beside = missing.data.reduce(
    (sum, v, i) => sum + (v > 0.5 && thing.data[i] === 0 ? 1 : 0),
    0,
  );
  return beside > sumOf(thing) * MOST_IN_PARTS;
}
