import { meanColour, type Lab } from '../raster/lab.ts';
import type { Pixels, Size } from '../raster/pixels.ts';
import { boxBlur, growPlane, mapPlane, resizePlane, sumOf, type Plane } from '../raster/plane.ts';
import { maskOfRegions, regionsOf, type Region } from '../raster/regions.ts';
import { smoothHistogram, type Axis } from '../raster/smoothHistogram.ts';
import { roughCopy } from './roughCopy.ts';
import { SHADE, tintApart } from './shade.ts';

/** What counts as one colour, in Lab units, and how many of them there are along each axis. */
const STEP = { light: 17, tint: 6 } as const;
const STEPS = { light: 6, tint: 32 } as const;
const AXES: readonly Axis[] = [
  [1, STEPS.tint],
  [STEPS.tint, STEPS.tint],
  [STEPS.tint * STEPS.tint, STEPS.light],
];
/** A value above the second is the product alone, a value below the first none of it. */
const SURE = { none: 0.03, product: 0.97 } as const;
/** A colour of the product is one that so much of it has, and so many times as much of it as of the rest. */
const ITS_OWN = { share: 0.001, times: 3 } as const;
/** The share of a pixel's neighbours that have such a colour, at least. */
const MOSTLY = 0.6;
/**
 * In pixels of the copy: how thick a piece is at least, how near to the cut, and how far around it its ground is looked at.
 * `share`: its least size, as a share of the cut.
 */
const PIECE = { thick: 2, near: 2, share: 0.02, around: 6 } as const;
/** A shadow's tint is at most so far from the ground's where it lies lower than the product's middle: glossy things tint theirs. */
const LOW_SHADE = 12;

interface Seen {
  readonly lab: Lab;
  readonly size: Size;
  /** The cut at that size, 0 to 1. */
  readonly shape: Plane;
}

/**
 * Pieces beside a cut that have the product's own colours, which hardly anything else in the photo has: the cube on a vase of the
 * same glaze that a network took for another thing. 1 in them, on the rough copy. `alpha`: the cut at the photo's size, 0 to 1.
 */
export function moreOfIt(photo: Pixels, alpha: Plane): Plane {
  const { lab, size } = roughCopy(photo);
  const shape = resizePlane(alpha, size.width, size.height);
  const colours = coloursOf(lab);
  const found = piecesIn({ colours, size, shape, beside: null });
  if (found.length === 0) return maskOfRegions(size, []);
  // What was found is no more of the rest: what has a part of its colours is found with it.
  const all = piecesIn({ colours, size, shape, beside: maskOfRegions(size, found) });
  return maskOfRegions(
    size,
    all.filter((piece) => !isShadow(maskOfRegions(size, [piece]), { lab, shape })),
  );
}

/** Whether a piece is only darker than what lies around it: a dark thing throws a shadow of its own colour. */
function isShadow(piece: Plane, { lab, shape }: Omit<Seen, 'size'>): boolean {
  const around = growPlane(piece, PIECE.around).data;
  const isBeside = (v: number, i: number): boolean =>
    v < SURE.none && around[i] === 1 && piece.data[i] !== 1;
  const own = meanColour(
    lab,
    placesOf(piece, (v) => v === 1),
  );
  const ground = meanColour(lab, placesOf(shape, isBeside));
  const tint = tintApart({ colours: own, at: 0 }, { colours: ground, at: 0 });
  const isLow = meanRow(piece) > meanRow(shape);
  return own[0] < ground[0] && tint < (isLow ? LOW_SHADE : SHADE.tint);
}

function placesOf({ data }: Plane, isAsked: (v: number, i: number) => boolean): readonly number[] {
  const places: number[] = [];
  data.forEach((v, i) => {
    if (isAsked(v, i)) places.push(i);
  });
  return places;
}

function meanRow({ data, width }: Plane): number {
  let [sum, all] = [0, 0];
  data.forEach((v, i) => {
    sum += v * Math.floor(i / width);
    all += v;
  });
  return sum / Math.max(1, all);
}

interface Looked extends Omit<Seen, 'lab'> {
  readonly colours: Uint16Array;
  /** 1 in what may be the product: it tells nothing of the rest. */
  readonly beside: Plane | null;
}

function piecesIn({ colours, size, shape, beside }: Looked): readonly Region[] {
  const product = sharesOf(colours, (i) => (shape.data[i] ?? 0) > SURE.product);
  const rest = sharesOf(colours, (i) => (shape.data[i] ?? 0) < SURE.none && beside?.data[i] !== 1);
  const isOwn = Uint8Array.from(product, (share, colour) =>
    share > ITS_OWN.share && share > ITS_OWN.times * (rest[colour] ?? 0) ? 1 : 0,
  );
  const like = mapPlane(shape, (_, i) => isOwn[colours[i] ?? 0] ?? 0);
  const inside = mapPlane(shape, (v) => (v > 0.5 ? 1 : 0));
  const mostly = boxBlur(like, 1);
  const open = mapPlane(mostly, (v, i) => (v > MOSTLY && inside.data[i] !== 1 ? 1 : 0));
  const thick = growPlane(growPlane(open, -PIECE.thick), PIECE.thick);
  const pieces = mapPlane(thick, (v, i) => v * (open.data[i] ?? 0));
  const near = growPlane(inside, PIECE.near);
  const least = sumOf(inside) * PIECE.share;
  return regionsOf({ ...size, data: pieces.data }, (v) => v === 1).filter(
    ({ pixels }) => pixels.length > least && pixels.some((i) => near.data[i] === 1),
  );
}

/** By pixel, the number of its colour. */
function coloursOf(lab: Lab): Uint16Array {
  const stepOf = (v: number, count: number): number => Math.min(count - 1, Math.max(0, v));
  const tintOf = (v: number): number =>
    stepOf(Math.floor(v / STEP.tint) + STEPS.tint / 2, STEPS.tint);
  return Uint16Array.from({ length: lab.length / 3 }, (_, i) => {
    const light = stepOf(Math.floor((lab[i * 3] ?? 0) / STEP.light), STEPS.light);
    const [a, b] = [tintOf(lab[i * 3 + 1] ?? 0), tintOf(lab[i * 3 + 2] ?? 0)];
    return (light * STEPS.tint + a) * STEPS.tint + b;
  });
}

/** How much of some pixels has each colour. */
function sharesOf(colours: Uint16Array, isAsked: (i: number) => boolean): Float32Array {
  const counts = new Float32Array(STEPS.light * STEPS.tint * STEPS.tint);
  let all = 0;
  colours.forEach((colour, i) => {
    if (!isAsked(i)) return;
    counts[colour] = (counts[colour] ?? 0) + 1;
    all++;
  });
  return smoothHistogram(counts, AXES).map((count) => count / Math.max(1, all));
}
