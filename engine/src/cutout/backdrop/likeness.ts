import { labOf } from '../raster/lab.ts';
import type { Pixels } from '../raster/pixels.ts';
import { roughCopy } from './roughCopy.ts';
import { SHADE, tintApart } from './shade.ts';

/** Lab units, beyond the spread of the backdrop. A shadow is lighter than it by no more than noise. */
const ALIKE = { apart: 2, tint: 2 } as const;
const LIGHTER = 2;

/** What a pixel may be of a photo's backdrop. */
export interface Likeness {
  readonly is: 'alike' | 'shade' | 'other';
  /** How far its colour is from the backdrop's, in Lab units. */
  readonly apart: number;
}

/** What each of these pixels may be of the backdrop, by the fit of it. */
export function likenessOf(photo: Pixels, pixels: readonly number[]): readonly Likeness[] {
  const { at, spread } = roughCopy(photo).backdrop();
  const colours = labOf(gathered(photo, pixels));
  return pixels.map((i, n) => {
    const [x, y] = [i % photo.width, Math.floor(i / photo.width)];
    const there = at((x + 0.5) / photo.width, (y + 0.5) / photo.height);
    const darker = there[0] - (colours[n * 3] ?? 0);
    const tint = tintApart({ colours, at: n * 3 }, { colours: there, at: 0 });
    const apart = Math.hypot(darker, tint);
    if (Math.abs(darker) < ALIKE.apart + spread && tint < ALIKE.tint + spread)
      return { is: 'alike', apart };
    const isDarker = darker > -LIGHTER - spread && darker < SHADE.depth;
    return { is: isDarker && tint < SHADE.tint + spread ? 'shade' : 'other', apart };
  });
}

function gathered({ data }: Pixels, pixels: readonly number[]): Uint8ClampedArray {
  const colours = new Uint8ClampedArray(pixels.length * 4);
  pixels.forEach((i, n) => colours.set(data.subarray(i * 4, i * 4 + 4), n * 4));
  return colours;
}
