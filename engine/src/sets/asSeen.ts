import { pixelsOf, fromPixels, type Layer } from '../paint/layer.ts';
import type { Standing } from './standing.ts';

type Thing = Pick<Standing, 'layer' | 'opacity'>;

/** Of a shadow, what clear glass throws: all light goes through it, not all of it straight on. */
export const THROWN = 0.4;

/** A thing as it is drawn and mirrored: what lies behind glass is seen through it. */
export const asSeen = (thing: Thing): Layer => withOpacity(thing, 0);

/** As it keeps light from the ground. */
export const asThrown = (thing: Thing): Layer => withOpacity(thing, THROWN);

function withOpacity({ layer, opacity }: Thing, least: number): Layer {
  if (opacity === undefined) return layer;
  const { data, width, height } = pixelsOf(layer);
  for (let i = 0; i < opacity.data.length; i++)
    data[i * 4 + 3] = (data[i * 4 + 3] ?? 0) * Math.max(least, opacity.data[i] ?? 1);
  return fromPixels(data, width, height);
}
