import type { Pixels } from './pixels.ts';
import { createPlane, type Plane } from './plane.ts';

/** What its owner has shown of a photo: what a picture of its product is made from. */
export interface Mask {
  /** 0..1 at the photo's size: what belongs to the product. */
  readonly alpha: Plane;
  /** 1 where something stands before the product that is to be filled from beside it; null: nowhere. */
  readonly healed: Plane | null;
}

/**
 * As a picture: grey as bright as the product is solid. What is healed has another green, farther away than any
 * sampling of a grey picture brings it, whichever size the mask is read at. Masks from before are grey all over.
 */
const SOLID = 255;
const TINTED = 100;

/** RGBA bytes of a picture of this mask. */
export function packMask({ alpha, healed }: Mask): Pixels {
  const { width, height } = alpha;
  const data = new Uint8ClampedArray(width * height * 4).fill(SOLID);
  for (let i = 0; i < alpha.data.length; i++) {
    const grey = Math.round((alpha.data[i] ?? 0) * SOLID);
    data.fill(grey, i * 4, i * 4 + 3);
    if ((healed?.data[i] ?? 0) > 0.5) data[i * 4 + 1] = grey > SOLID / 2 ? 0 : SOLID;
  }
  return { data, width, height };
}

/** The mask in a picture of one, of any size. */
export function unpackMask({ data, width, height }: Pixels): Mask {
  const [alpha, healed] = [createPlane(width, height), createPlane(width, height)];
  let isHealed = false;
  for (let i = 0; i < alpha.data.length; i++) {
    const [grey, green] = [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0];
    alpha.data[i] = grey / SOLID;
    if (Math.abs(grey - green) < TINTED) continue;
    healed.data[i] = 1;
    isHealed = true;
  }
  return { alpha, healed: isHealed ? healed : null };
}
