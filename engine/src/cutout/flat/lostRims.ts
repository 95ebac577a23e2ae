import { growPlane, mapPlane, meanAt, type Plane } from '../raster/plane.ts';
import { maskOfRegions, regionsOf, neighbourOf, FOUR_NEIGHBOURS } from '../raster/regions.ts';
import { shareOfThing } from './unmixedAlpha.ts';

/** A rim lies no further from a cut than `to`, in pixels; what is no further than `from` is the soft edge of the cut itself. */
const BESIDE = { from: 1, to: 6 } as const;
/**
 * It has so many pixels at least, is `long` across or down and `thick` on average, in pixels: the soft edge of the cut is thinner. It differs by
 * so much on average, of 255: what compression leaves beside an edge is fainter.
 */
const LEAST = { pixels: 10, long: 8, thick: 1.75, differs: 28 } as const;
/** Outward it ends sharply along this share: within so many pixels lies the bare ground, which differs by so much less. A shadow fades. */
const SHARP = { within: 3, less: 10, share: 0.7 } as const;
/** Ground between a rim and the cut that is no wider than twice this, in pixels, is the shine of the rim. */
const SHINE = 2;
/** How much of a pixel is rim is told by the strongest of its rim so many pixels around. */
const NEAR = 2;

interface Beside {
  /** What differs by no more is what compression makes of the ground. */
  readonly least: number;
  readonly cut: Plane;
  readonly ground: Plane;
}

/**
 * How much of each pixel is a thin bright rim that a cut before a ground of one colour has left outside: the metal frame of a phone, the
 * lit side of a tube, 0 to 1; null where there is none. A network sees none of them to the pixel, and each is thinner than what `lostParts` takes back.
 */
export function lostRims(differs: Plane, { cut, ground, least }: Beside): Plane | null {
  const near = growPlane(cut, BESIDE.to);
  const edge = growPlane(cut, BESIDE.from);
  const other = mapPlane(differs, (v, i) =>
    v > least && near.data[i] === 1 && edge.data[i] === 0 ? 1 : 0,
  );
  const rims = regionsOf(growPlane(other, 1), (v) => v === 1)
    .map(({ pixels, touchesBorder }) => ({
      pixels: pixels.filter((i) => other.data[i] === 1),
      touchesBorder,
    }))
    .filter(
      ({ pixels }) =>
        pixels.length >= LEAST.pixels &&
        isLong(pixels, differs.width) &&
        meanAt(differs, pixels) >= LEAST.differs &&
        isSharp(pixels, { differs, other, cut, ground }),
    );
  if (rims.length === 0) return null;
  const lost = maskOfRegions(differs, rims);
  const all = mapPlane(cut, (v, i) => Math.max(v, lost.data[i] ?? 0));
  const closed = growPlane(growPlane(all, SHINE), -SHINE);
  const around = growPlane(lost, BESIDE.to);
  return mapPlane(lost, (v, i) => {
    if (v === 1) return shareOfThing(differs.data[i] ?? 0, strongestBeside(i, { differs, lost }));
    return cut.data[i] === 0 && closed.data[i] === 1 && around.data[i] === 1 ? 1 : 0;
  });
}

function isLong(pixels: Int32Array, width: number): boolean {
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    [x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)];
  }
  const long = Math.max(x1 - x0, y1 - y0) + 1;
  return long >= LEAST.long && pixels.length >= long * LEAST.thick;
}

interface Rim extends Pick<Beside, 'cut' | 'ground'> {
  readonly differs: Plane;
  /** 1 in all that may be a rim. */
  readonly other: Plane;
}

function isSharp(pixels: Int32Array, { differs, other, cut, ground }: Rim): boolean {
  let [ends, sharp] = [0, 0];
  for (const i of pixels) {
    const own = differs.data[i] ?? 0;
    for (const [dx, dy] of FOUR_NEIGHBOURS) {
      const at = (far: number): number => neighbourOf(i, [dx * far, dy * far], differs) ?? -1;
      const isOutward = reaching(BESIDE.to).some((far) => cut.data[at(-far)] === 1);
      if (!isOutward || other.data[at(1)] === 1) continue;
      ends++;
      const isEnd = reaching(SHARP.within).some(
        (far) => ground.data[at(far)] === 1 && own - (differs.data[at(far)] ?? 0) > SHARP.less,
      );
      if (isEnd) sharp++;
    }
  }
  return ends > 0 && sharp >= ends * SHARP.share;
}

const reaching = (most: number): readonly number[] => Array.from({ length: most }, (_, n) => n + 1);

function strongestBeside(
  i: number,
  { differs, lost }: { readonly differs: Plane; readonly lost: Plane },
): number {
  let most = 0;
  for (let dy = -NEAR; dy <= NEAR; dy++)
    for (let dx = -NEAR; dx <= NEAR; dx++) {
      const at = neighbourOf(i, [dx, dy], differs);
      if (at !== null && lost.data[at] === 1) most = Math.max(most, differs.data[at] ?? 0);
    }
  return most;
}
