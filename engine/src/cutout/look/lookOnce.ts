import type { Pixels } from '../raster/pixels.ts';
import type { SalientNetwork, Sight } from './salientNetwork.ts';

/**
 * A network that looks at each picture once: a look takes most of a second, and one from further away at a thing that fills its
 * photo is a look at the whole photo, as the first was.
 */
export function lookOnce(look: SalientNetwork): SalientNetwork {
  const seen = new WeakMap<Pixels, Promise<Sight>>();
  return (photo) => {
    const sight = seen.get(photo) ?? look(photo);
    seen.set(photo, sight);
    return sight;
  };
}
