import type { Pixels } from '../raster/pixels.ts';
import { createPlane, mapPlane, type Plane } from '../raster/plane.ts';

/** The share of the photo's border that must have exactly the same colour. */
const SAME = 0.6;

/** The difference of each pixel from the background's colour: of the channel that differs most, 0 to 255. Null if the photo's border has more than one colour. */
export function differenceFromGround(photo: Pixels): Plane | null {
  const border = borderOf(photo);
  const colour = modeColour(photo, border);
  const same = border.filter((i) => differenceAt(photo, i, colour) === 0).length;
  if (same < border.length * SAME) return null;
  return mapPlane(createPlane(photo.width, photo.height), (_, i) => differenceAt(photo, i, colour));
}

function borderOf({ width, height }: Pixels): readonly number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}

interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

function modeColour({ data }: Pixels, at: readonly number[]): Rgb {
  const counts = new Map<number, number>();
  let [most, best] = [0, 0];
  for (const i of at) {
    const key = (data[i * 4] ?? 0) * 65_536 + (data[i * 4 + 1] ?? 0) * 256 + (data[i * 4 + 2] ?? 0);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > most) [most, best] = [count, key];
  }
  return { red: Math.floor(best / 65_536), green: Math.floor(best / 256) % 256, blue: best % 256 };
}

/** Allocates nothing: it runs for every pixel. */
const differenceAt = ({ data }: Pixels, i: number, { red, green, blue }: Rgb): number =>
  Math.max(
    Math.abs((data[i * 4] ?? 0) - red),
    Math.abs((data[i * 4 + 1] ?? 0) - green),
    Math.abs((data[i * 4 + 2] ?? 0) - blue),
  );
