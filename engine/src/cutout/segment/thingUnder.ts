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
 * What the last stroke means, which keeps or removes: the thing that one network knows, else what the other sees that is missing. Null where
 * nobody was asked.
 */
export async function thingUnder(
  { pixels, photo, look }: Witnesses,
  { strokes, alpha }: Asked,
): Promise<Seen | null> {
  const stroke = strokes.at(-1);
  const thing = photo && (await segmentUnder(photo, { strokes, alpha }));
  const isUnknown = thing === null && stroke?.kind === 'keep';
  const salience = isUnknown ? look && (await lookUnder(look, pixels, { stroke, alpha })) : null;
  return photo === null && salience === null ? null : { thing, salience };
}
