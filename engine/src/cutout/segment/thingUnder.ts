import { lookUnder } from '../look/lookUnder.ts';
import type { SalientNetwork } from '../look/salientNetwork.ts';
import type { Pixels } from '../raster/pixels.ts';
import type { Seen } from '../strokes/seen.ts';
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
 * What the last stroke means, which keeps or removes. One network knows what belongs together, the other sees a thing that lies in parts behind
 * the product: what is kept is what either has seen. Null where none has.
 */
export async function thingUnder(
  { pixels, photo, look }: Witnesses,
  { strokes, alpha }: Asked,
): Promise<Seen | null> {
  const stroke = strokes.at(-1);
  const thing = photo && (await segmentUnder(photo, { strokes, alpha }));
  const salience =
    stroke?.kind === 'keep' ? look && (await lookUnder(look, pixels, { stroke, alpha })) : null;
  return thing === null && salience === null ? null : { thing, salience };
}
