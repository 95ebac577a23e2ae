import type { Plane } from '../raster/plane.ts';

/** What a level of a network answers: its channels pixel by pixel, at a width that divides the plane's. */
export interface Level {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** Where a thing is nowhere. */
const NOTHING = 1e-6;

/** The mean of each channel of each level over a thing: each pixel counts as much as it belongs to the thing, 0..1 in `thing`. */
export function meansOver(thing: Plane, levels: readonly Level[]): number[] {
  return levels.flatMap((level) => meansOf(thing, level));
}

function meansOf(thing: Plane, { width, height, data }: Level): number[] {
  const channels = data.length / (width * height);
  const means = Array.from({ length: channels }, () => 0);
  const shares = sharesAt(thing, { width, height });
  const sum = shares.reduce((all, share) => all + share, 0);
  for (const [at, share] of shares.entries())
    for (let n = 0; n < channels; n++)
      means[n] =
        (means[n] ?? 0) + (share * (data[at * channels + n] ?? 0)) / Math.max(NOTHING, sum);
  return means;
}

/** How much of each pixel of a coarser plane is the thing. */
function sharesAt(thing: Plane, { width, height }: Pick<Level, 'width' | 'height'>): number[] {
  const [wide, tall] = [thing.width / width, thing.height / height];
  const shares = Array.from({ length: width * height }, () => 0);
  thing.data.forEach((value, i) => {
    const [x, y] = [i % thing.width, Math.floor(i / thing.width)];
    const at = Math.floor(y / tall) * width + Math.floor(x / wide);
    shares[at] = (shares[at] ?? 0) + value / (wide * tall);
  });
  return shares;
}
