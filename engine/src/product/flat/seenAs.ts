import type { Point } from '../../cutout/raster/hullChain.ts';
import type { Plane } from '../../cutout/raster/plane.ts';
import { fromPixels, pixelsOf } from '../../paint/layer.ts';
import type { CutOut } from '../cutOut.ts';
import { fourSides, type Corners } from '../../cutout/raster/fourSides.ts';
import { projection } from './projection.ts';

/** Of 255: what is less opaque is outside of its outline. */
const HALF = 127;
/** Beyond its sides, in pixels: where its outline fades. */
const FADES = 2;

/**
 * A flat thing with four sides as from another place: `place` tells where its corners are seen from there, in a box from 0, 0 on. The same where it has
 * other sides, where its photo cuts it off, or where `place` leaves it.
 */
export function seenAs(cut: CutOut, place: (corners: Corners) => Corners | null): CutOut {
  const { layer, opacity, cutOff = [] } = cut;
  if (cutOff.length > 0) return cut;
  const photo = pixelsOf(layer);
  const { data, width, height } = photo;
  const isInside = (i: number): boolean => (data[i * 4 + 3] ?? 0) > HALF;
  const corners = fourSides({ width, height, isInside });
  const placed = corners && place(corners);
  if (corners === null || placed === null) return cut;
  const to = placesFrom(corners, placed);
  const colours = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const part = (data[i + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c++) colours[i + c] = (data[i + c] ?? 0) * part;
    colours[i + 3] = data[i + 3] ?? 0;
  }
  const seen = sampled({ values: colours, channels: 4, width, height }, to);
  const pixels = new Uint8ClampedArray(seen.length);
  for (let i = 0; i < seen.length; i += 4) {
    const part = (seen[i + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c++) pixels[i + c] = part > 0 ? (seen[i + c] ?? 0) / part : 0;
    pixels[i + 3] = seen[i + 3] ?? 0;
  }
  return {
    layer: fromPixels(pixels, to.width, to.height),
    ...(opacity === undefined ? {} : { opacity: planeOf(opacity, to) }),
    cutOff,
  };
}

interface Places {
  readonly width: number;
  readonly height: number;
  /** Where in the photo what is seen there is from. */
  readonly from: (x: number, y: number) => Point;
}

/** The box of the placed corners, and a little beyond it. */
function placesFrom(corners: Corners, placed: Corners): Places {
  const inPhoto = projection(placed, corners);
  const [wide, tall] = [
    Math.max(...placed.map(({ x }) => x)),
    Math.max(...placed.map(({ y }) => y)),
  ];
  return {
    width: Math.ceil(wide) + 2 * FADES,
    height: Math.ceil(tall) + 2 * FADES,
    from: (x, y) => inPhoto(x - FADES, y - FADES),
  };
}
interface Samples {
  readonly values: Float32Array;
  readonly channels: number;
  readonly width: number;
  readonly height: number;
}

/** The four nearest of each place, by how near they are; nothing beyond the border. */
function sampled(
  { values, channels, width, height }: Samples,
  to: Places,
): Float32Array<ArrayBuffer> {
  const seen = new Float32Array(to.width * to.height * channels);
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++) {
      const place = to.from(x + 0.5, y + 0.5);
      const [left, top] = [Math.floor(place.x - 0.5), Math.floor(place.y - 0.5)];
      const [right, lower] = [place.x - 0.5 - left, place.y - 0.5 - top];
      for (let n = 0; n < 4; n++) {
        const [dx, dy] = [n & 1, n >> 1];
        const [u, v] = [left + dx, top + dy];
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        const share = (dx === 1 ? right : 1 - right) * (dy === 1 ? lower : 1 - lower);
        const at = (y * to.width + x) * channels;
        for (let c = 0; c < channels; c++)
          seen[at + c] =
            (seen[at + c] ?? 0) + share * (values[(v * width + u) * channels + c] ?? 0);
      }
    }
  return seen;
}

const planeOf = ({ data, width, height }: Plane, to: Places): Plane => ({
  data: sampled({ values: data, channels: 1, width, height }, to),
  width: to.width,
  height: to.height,
});
