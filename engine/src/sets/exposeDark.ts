import { luma } from '../paint/colour.ts';
import { createLayer, resized, type Layer } from '../paint/layer.ts';

/** Mean lightness of a thing, 0..1: up to `dark` it gets all of the light, from `usual` on none. */
const LIGHTNESS = { dark: 0.08, usual: 0.24 } as const;
/** Of what is transparent no mean is taken. */
const SOLID = 128;
/** How light all of it is, is asked of a copy of this side, in pixels: reading all of five things takes 0.1 s. */
const COARSE = 48;

/**
 * A dark thing as somebody exposes it who photographs it: its values to a power below 1, the darker all of
 * it is the nearer to `most`. What is not dark is returned as it is.
 */
export function exposeDark(thing: Layer, most: number): Layer {
  if (most === 1) return thing;
  const power = 1 - (1 - most) * darknessOf(thing);
  if (power === 1) return thing;
  const { width, height } = thing.canvas;
  const image = thing.brush.getImageData(0, 0, width, height);
  const { data } = image;
  const raised = Uint8ClampedArray.from({ length: 256 }, (_, v) => 255 * (v / 255) ** power);
  for (let at = 0; at < data.length; at++) if (at % 4 !== 3) data[at] = raised[data[at] ?? 0] ?? 0;
  const exposed = createLayer(width, height);
  exposed.brush.putImageData(image, 0, 0);
  return exposed;
}

/** 0 of what is as light as most things are, 1 of what is black. */
function darknessOf(thing: Layer): number {
  const { data } = resized(thing, COARSE, COARSE).brush.getImageData(0, 0, COARSE, COARSE);
  let [sum, solid] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < SOLID) continue;
    sum += luma([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    solid++;
  }
  const mean = sum / Math.max(1, solid);
  const { dark, usual } = LIGHTNESS;
  return Math.min(1, Math.max(0, (usual - mean) / (usual - dark)));
}
