import type { Point } from '../../cutout/raster/hullChain.ts';
import { createPlane, type Plane } from '../../cutout/raster/plane.ts';
import { fromPixels, pixelsOf } from '../../paint/layer.ts';
import type { CutOut } from '../cutOut.ts';
import { fourSides, type Corners } from './fourSides.ts';

/**
 * What is less aslant than `least`, in degrees, hangs straight; what is more than `most` was turned on purpose. Opposite sides of what is flat and was seen
 * from aside are no more unlike than `unlike`; those of a shade may be.
 */
const ASLANT = { least: 0.6, most: 25, unlike: 1.25 } as const;
/** Beyond its sides, in pixels: where its outline fades. */
const FADES = 2;

/**
 * A flat thing with four sides as a camera straight before it would see it: on a wall that is seen so, a picture that was photographed from aside hangs crooked.
 * The same where it has other sides, where its photo cuts it off, or where nothing is to be done.
 */
export function straightened(cut: CutOut): CutOut {
  const { layer, opacity, cutOff = [] } = cut;
  if (cutOff.length > 0) return cut;
  const photo = pixelsOf(layer);
  const { data, width, height } = photo;
  const outline = createPlane(width, height);
  for (let i = 0; i < outline.data.length; i++) outline.data[i] = (data[i * 4 + 3] ?? 0) / 255;
  const corners = fourSides(outline);
  if (corners === null || !isAslant(corners)) return cut;
  const to = placesFrom(corners);
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

function isAslant([a, b, c, d]: Corners): boolean {
  const tilts = [tiltOf(a, b), tiltOf(d, c), 90 - tiltOf(a, d), 90 - tiltOf(b, c)].map(Math.abs);
  const most = Math.max(...tilts);
  const unlike = [
    [far(a, b), far(d, c)],
    [far(a, d), far(b, c)],
  ].map((sides) => Math.max(...sides) / Math.min(...sides));
  return most >= ASLANT.least && most <= ASLANT.most && Math.max(...unlike) <= ASLANT.unlike;
}

/** Of a side from level, in degrees. */
const tiltOf = (from: Point, to: Point): number =>
  (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

const far = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

interface Places {
  readonly width: number;
  readonly height: number;
  /** Where in the photo what is seen there is from. */
  readonly from: (x: number, y: number) => Point;
}

/** Of a rectangle with sides of their mean lengths (Heckbert 1989: a square to four corners), and a little beyond it. */
function placesFrom([a, b, c, d]: Corners): Places {
  const [wide, tall] = [(far(a, b) + far(d, c)) / 2, (far(a, d) + far(b, c)) / 2];
  const sum = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y };
  const [across, down] = [
    { x: b.x - c.x, y: b.y - c.y },
    { x: d.x - c.x, y: d.y - c.y },
  ];
  const turn = across.x * down.y - down.x * across.y;
  const g = (sum.x * down.y - down.x * sum.y) / turn;
  const h = (across.x * sum.y - sum.x * across.y) / turn;
  const from = (x: number, y: number): Point => {
    const [u, v] = [(x - FADES) / wide, (y - FADES) / tall];
    const deep = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / deep,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / deep,
    };
  };
  return { width: Math.ceil(wide) + 2 * FADES, height: Math.ceil(tall) + 2 * FADES, from };
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
