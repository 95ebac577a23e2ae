import type { Pixels } from './raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from './raster/plane.ts';

/** What its owner has shown of a photo: what a picture of its product is made from. */
export interface Mask {
  /** 0..1 at the photo's size: what belongs to the product. */
  readonly alpha: Plane;
  /** 1 where something stands before the product that is to be filled from beside it; null: nowhere. */
  readonly healed: Plane | null;
  /** 1 where it is clear glass, through which its ground is seen; null: nowhere. */
  readonly glass: Plane | null;
}

/**
 * As a picture: grey as bright as the product is solid. What is healed has another green, what is glass another blue, farther
 * away than any sampling of a grey picture brings it, whichever size the mask is read at. Masks from before are grey all over.
 */
const SOLID = 255;
const TINTED = 100;
const CHANNELS = { healed: 1, glass: 2 } as const;

/** RGBA bytes of a picture of this mask. */
export function packMask({ alpha, ...parts }: Mask): Pixels {
  const { width, height } = alpha;
  const data = new Uint8ClampedArray(width * height * 4).fill(SOLID);
  for (let i = 0; i < alpha.data.length; i++) {
    const grey = Math.round((alpha.data[i] ?? 0) * SOLID);
    data.fill(grey, i * 4, i * 4 + 3);
    for (const part of ['healed', 'glass'] as const)
      if ((parts[part]?.data[i] ?? 0) > 0.5)
        data[i * 4 + CHANNELS[part]] = grey > SOLID / 2 ? 0 : SOLID;
  }
  return { data, width, height };
}

/** The mask in a picture of one, of any size. */
export function unpackMask({ data, width, height }: Pixels): Mask {
  const alpha = createPlane(width, height);
  for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = (data[i * 4] ?? 0) / SOLID;
  const tinted = (channel: number): Plane | null => {
    const part = mapPlane(alpha, (_, i) =>
      Math.abs((data[i * 4] ?? 0) - (data[i * 4 + channel] ?? 0)) < TINTED ? 0 : 1,
    );
    return part.data.includes(1) ? part : null;
  };
  return { alpha, healed: tinted(CHANNELS.healed), glass: tinted(CHANNELS.glass) };
}
