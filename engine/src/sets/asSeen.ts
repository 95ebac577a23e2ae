import { pixelsOf, fromPixels, type Layer } from '../paint/layer.ts';
import type { Standing } from './standing.ts';

/** A thing as it is drawn, and as it throws its shadow: what lies behind glass is seen through it. */
export function asSeen({ layer, opacity }: Pick<Standing, 'layer' | 'opacity'>): Layer {
  if (opacity === undefined) return layer;
  const { data, width, height } = pixelsOf(layer);
  for (let i = 0; i < opacity.data.length; i++)
    data[i * 4 + 3] = (data[i * 4 + 3] ?? 0) * (opacity.data[i] ?? 1);
  return fromPixels(data, width, height);
}
