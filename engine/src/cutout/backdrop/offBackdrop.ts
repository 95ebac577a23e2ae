import { bilinear } from '../raster/bilinear.ts';
import { likenessOf, type Likeness } from './likeness.ts';
import { sizeWithin, type Pixels, type Size } from '../raster/pixels.ts';
import { boxBlur, createPlane, mapPlane, type Plane } from '../raster/plane.ts';
import { regionsOf, fillRegions } from '../raster/regions.ts';
import { ROUGH_SIDE } from './roughCopy.ts';
import { softEdge } from '../edge/softEdge.ts';
import { paintStrokes, type Stroke } from '../strokes/strokes.ts';

/**
 * What a network is less sure of than `unseen` is none of the product where it may be a shadow, and what it is less sure of
 * than `unsure` where it has the backdrop's very colour.
 */
const SEEN = { nothing: 0.02, unseen: 0.5, unsure: 0.9 } as const;
/** Of what a network is sure of, the share that may have the backdrop's very colour; every so many pixels are asked. */
const ITSELF = { share: 0.06, step: 7 } as const;
/**
 * Pixels that are partly product: what is `near` them, in pixels, tells its colour where that is `least` Lab units from the backdrop's;
 * this much of the usual distance is `all` product, and this much of that `none`.
 */
const MIXED = { near: 3, least: 14, all: 0.75, none: 0.12 } as const;
/** What is thinner than this share of the photo to either side is not seen to the pixel: of a chain a network sees a band. */
const THIN = 0.005;

/** So far around strokes their words count, in pixels of the rough copy. */
const AROUND = 3;

interface Cut {
  /** How surely a network saw the product, at the photo's size. */
  readonly seen: Plane;
  /** What may be product at all; null: what was seen. */
  readonly alpha?: Plane | null;
}

/**
 * What of a photo with a plain backdrop may be product: 1, and 0 where it has the backdrop's colour or is only darker, as a
 * shadow is, and is nothing that a network sees. Neither is believed alone: a white label has the paper's colour, and a
 * thin strap is seen by no network.
 */
export function offBackdrop(photo: Pixels, { seen, alpha = null }: Cut): Plane {
  const around = boxBlur(seen, Math.round(Math.max(photo.width, photo.height) * THIN)).data;
  const [sure, unsure]: readonly [number[], number[]] = [[], []];
  seen.data.forEach((v, i) => {
    if (v < SEEN.nothing && (alpha?.data[i] ?? 0) === 0) return;
    (Math.min(v, around[i] ?? 0) < SEEN.unsure ? unsure : sure).push(i);
  });
  const asked = sure.filter((_, n) => n % ITSELF.step === 0);
  const alike = likenessOf(photo, asked).filter(({ is }) => is === 'alike').length;
  // A white thing on white: there the backdrop's colour says nothing.
  const isItself = alike > asked.length * ITSELF.share;
  const likeness = likenessOf(photo, unsure);
  const product = createPlane(photo.width, photo.height);
  for (const i of sure) product.data[i] = 1;
  unsure.forEach((i, n) => {
    const isUnseen = (seen.data[i] ?? 0) < SEEN.unseen;
    const { is } = likeness[n] ?? NOTHING;
    const isOff = isUnseen ? is !== 'other' : is === 'alike' && !isItself;
    product.data[i] = isOff ? 0 : 1;
  });
  const soft = mapPlane(boxBlur(product, 1), softEdge);
  if (isItself) return soft;
  const shares = sharesOf(photo, unsure, likeness);
  unsure.forEach((i, n) => {
    if ((seen.data[i] ?? 0) < SEEN.unsure)
      soft.data[i] = Math.min(soft.data[i] ?? 0, shares[n] ?? 1);
  });
  return soft;
}

/**
 * How much of each of these pixels is product: how far its colour is on the way from the backdrop to what is furthest from it
 * nearby. 1 where all nearby is hardly to be told from the backdrop.
 */
function sharesOf(
  photo: Pixels,
  pixels: readonly number[],
  likeness: readonly Likeness[],
): readonly number[] {
  const apart = createPlane(photo.width, photo.height);
  pixels.forEach((i, n) => (apart.data[i] = likeness[n]?.apart ?? 0));
  const first = boxBlur(apart, MIXED.near).data;
  const second = boxBlur(
    mapPlane(apart, (v) => v * v),
    MIXED.near,
  ).data;
  return pixels.map((i) => {
    const usual = (second[i] ?? 0) / Math.max(1e-6, first[i] ?? 0);
    if (usual < MIXED.least) return 1;
    const share = (apart.data[i] ?? 0) / (usual * MIXED.all);
    return Math.min(1, Math.max(0, (share - MIXED.none) / (1 - MIXED.none)));
  });
}

const NOTHING: Likeness = { is: 'other', apart: 0 };

/** `product` of a cut with what lies enclosed in it: a mirror shows its backdrop, too, and is no hole. */
export function solidWithin(alpha: Plane, product: Plane): Plane {
  // With its soft edge, or that stays as a line.
  const enclosed = regionsOf(product, (v) => v < 1).filter(({ pixels }) =>
    pixels.every((i) => (alpha.data[i] ?? 0) > 0.5),
  );
  return fillRegions(product, enclosed, 1);
}

interface Allowed {
  /** 0 where nothing of a cut may be. */
  readonly product: Plane;
  /** Where somebody has painted, nothing is believed but what they said. */
  readonly strokes?: readonly Stroke[];
}

/** A cut without what is none of the product. */
export function withinProduct(alpha: Plane, { product, strokes = [] }: Allowed): Plane {
  const isSaid = strokes.length === 0 ? () => false : saidOn(alpha, strokes);
  return mapPlane(alpha, (v, i) => {
    const most = product.data[i] ?? 1;
    // The strokes are asked last: few pixels have more than they may.
    return v <= most || isSaid(i) ? v : most;
  });
}

/** Whether strokes say something of a pixel, or of what is beside it. */
function saidOn({ width, height }: Size, strokes: readonly Stroke[]): (i: number) => boolean {
  const size = sizeWithin({ width, height }, ROUGH_SIDE);
  const words = boxBlur(mapPlane(paintStrokes(strokes, size), Math.abs), AROUND);
  const wordAt = (x: number, y: number): number => words.data[y * size.width + x] ?? 0;
  const [kx, ky] = [size.width / width, size.height / height];
  return (i) => {
    const x = ((i % width) + 0.5) * kx - 0.5;
    const y = (Math.floor(i / width) + 0.5) * ky - 0.5;
    return bilinear(size, wordAt, { x, y }) > 0;
  };
}
