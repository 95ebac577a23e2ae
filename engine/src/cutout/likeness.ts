import { fitBackdrop } from './backdropFit.ts';
import { labOf } from './lab.ts';
import type { Pixels } from './pixels.ts';
import { roughCopy } from './roughCopy.ts';

/** Lab units: a shadow is darker than its backdrop by at most so much, and nearly as grey as it is. */
const SHADE = { lighter: 2, darker: 46, tint: 7 } as const;
const ALIKE = { apart: 2, tint: 2 } as const;

/** What a pixel may be of a photo's backdrop. */
export interface Likeness {
  readonly is: 'alike' | 'shade' | 'other';
  /** How far its colour is from the backdrop's, in Lab units. */
  readonly apart: number;
}

/** What each of these pixels may be of the backdrop, by the fit of it. */
export function likenessOf(photo: Pixels, pixels: readonly number[]): readonly Likeness[] {
  const { lab, size } = roughCopy(photo);
  const { at, spread } = fitBackdrop(lab, size);
  const colours = labOf(gathered(photo, pixels));
  return pixels.map((i, n) => {
    const [x, y] = [i % photo.width, Math.floor(i / photo.width)];
    const there = at((x + 0.5) / photo.width, (y + 0.5) / photo.height);
    const lightness = colours[n * 3] ?? 0;
    const darker = there[0] - lightness;
    const fade = Math.max(0.25, lightness / Math.max(1, there[0]));
    const tint = Math.hypot(
      (colours[n * 3 + 1] ?? 0) - there[1] * fade,
      (colours[n * 3 + 2] ?? 0) - there[2] * fade,
    );
    const apart = Math.hypot(darker, tint);
    if (Math.abs(darker) < ALIKE.apart + spread && tint < ALIKE.tint + spread)
      return { is: 'alike', apart };
    const isDarker = darker > -SHADE.lighter - spread && darker < SHADE.darker;
    return { is: isDarker && tint < SHADE.tint + spread ? 'shade' : 'other', apart };
  });
}

function gathered({ data }: Pixels, pixels: readonly number[]): Uint8ClampedArray {
  const colours = new Uint8ClampedArray(pixels.length * 4);
  pixels.forEach((i, n) => colours.set(data.subarray(i * 4, i * 4 + 4), n * 4));
  return colours;
}
