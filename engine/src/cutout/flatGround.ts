import { BESIDE, lostParts } from './lostParts.ts';
import { isDrawing, paintedOpenings } from './paintedOpening.ts';
import type { Pixels } from './pixels.ts';
import { boxBlur, createPlane, growPlane, mapPlane, meanAt, sumOf, type Plane } from './plane.ts';
import { boundsOf, regionsOf, withParts, type Region } from './regions.ts';
import { withRinging } from './ringing.ts';
import { softEdge } from './softEdge.ts';
import { sureWithin } from './sureWithin.ts';

/** Of the photo's border, as much has to have the very same colour. */
const SAME = 0.6;
/**
 * By how much a channel differs from that colour, of 255: up to `noise` it is the ground as compression leaves it, above
 * `part` it is no more what compression makes of the ground beside an edge.
 */
const DIFFERS = { noise: 3, part: 10 } as const;
/**
 * A frame around a photograph is of one colour, too, and all of the photograph borders on the thing: it would be more than this
 * share of it, and along this share of the sides of its box something of it is `within` that share of its size.
 */
const FRAME = { lost: 0.3, sides: 0.5, within: 0.01 } as const;
/** What a network is surer of on average is the thing itself; what it is less sure of is a gap where it has the ground's colour. */
const SURE = 0.9;
/** What is left of a gap when compression has left dots in it: each no larger a share of the thing. */
const DOT = 0.0004;
/** How wide an edge may be, in pixels. */
const RIM = 2;
/** Within a thing colours vary: this much of the usual difference is all of the thing, and this much of it none. */
const ALIKE = 0.75;
const FAINT = 0.12;
/** A mean of a mask below this has nothing in it. */
const NOTHING = 1e-3;

export interface FlatCut {
  readonly alpha: Plane;
  /** The ground is seen through it where a network is sure of it. */
  readonly isOpened: boolean;
  /**
   * A cut that somebody has painted on, without the ground that came along. `words` is 1 where they said keep and -1 where they said
   * remove, which counts more than any ground.
   */
  readonly after: (painted: Plane, words: Plane) => Plane;
}

interface Found {
  /** A cut, at the photo's size. */
  readonly alpha: Plane;
  /** How surely a network saw the thing, at the photo's size. */
  readonly seen: Plane;
}

/**
 * A cut, mended by the ground where that was painted over with one colour, as in catalogues: white parts on white differ from
 * it by little, yet they differ, and what has its very colour is no part of the thing. Null where the ground is not of
 * one colour, and where that colour is a frame around a photograph.
 */
export function cutOnFlatGround(photo: Pixels, { alpha, seen }: Found): FlatCut | null {
  const differs = differenceFromGround(photo);
  if (differs === null) return null;
  const cut = mapPlane(alpha, (v) => (v > 0.5 ? 1 : 0));
  const { pure, gaps, openings } = groundOf(differs, { seen, isDrawn: isDrawing(photo, cut) });
  const own = sureWithin(seen);
  const lost = lostParts(differs, { cut, ground: pure, seen, least: DIFFERS.part });
  const all = mapPlane(cut, (v, i) => Math.max(v, lost.data[i] ?? 0));
  if (sumOf(lost) > sumOf(cut) * FRAME.lost && isRectangle(all)) return null;
  const isOpened = openings.data.includes(1);
  // Nowhere else: white packages are printed up to their edge.
  const rung = withRinging(gaps, { differs, own, openings });
  const ground = mapPlane(pure, (v, i) => Math.max(v, rung.data[i] ?? 0));
  const around = isOpened ? withRinging(openings, { differs, own, openings }) : openings;
  const whole = mapPlane(cut, (v, i) => {
    const isGround = ground.data[i] === 1 && (own.data[i] === 0 || around.data[i] === 1);
    return (v === 1 && !isGround) || lost.data[i] === 1 ? 1 : 0;
  });
  const mended = withoutDots(whole);
  // What is faint between two parts of it is the thing, too.
  const closed = growPlane(growPlane(mended, BESIDE), -BESIDE);
  const joined = mapPlane(mended, (v, i) =>
    Math.max(v, (closed.data[i] ?? 0) * (1 - (ground.data[i] ?? 0))),
  );
  const first = unmixed(joined, { differs, alpha });
  return {
    alpha: first,
    isOpened,
    after(painted, words) {
      const isNone = (i: number): boolean => ground.data[i] === 1 && (first.data[i] ?? 0) < 0.5;
      const mask = mapPlane(painted, (v, i) =>
        words.data[i] === 1 || (v > 0.5 && !isNone(i)) ? 1 : 0,
      );
      const edged = unmixed(mask, { differs, alpha: painted });
      return mapPlane(edged, (v, i) => (words.data[i] === 0 ? v : (painted.data[i] ?? 0)));
    },
  };
}

/** By pixel, of the channel that differs most, 0 to 255; null where the border is not of one colour. */
function differenceFromGround(photo: Pixels): Plane | null {
  const border = borderOf(photo);
  const colour = commonest(photo, border);
  const same = border.filter((i) => differenceAt(photo, i, colour) === 0).length;
  if (same < border.length * SAME) return null;
  return mapPlane(createPlane(photo.width, photo.height), (_, i) => differenceAt(photo, i, colour));
}

/** Whether most of its box's sides are its own edge, as those of a photograph are. */
function isRectangle(mask: Plane): boolean {
  const box = boundsOf(mask, 0.5);
  if (box === null) return false;
  const { x, y, width, height } = box;
  const reach = Math.ceil(Math.max(width, height) * FRAME.within);
  const isIn = (u: number, v: number): boolean => mask.data[v * mask.width + u] === 1;
  let touching = 0;
  for (let v = y; v < y + height; v++)
    for (const u of [x, x + width - reach])
      if (Array.from({ length: reach }, (_, n) => u + n).some((at) => isIn(at, v))) touching++;
  for (let u = x; u < x + width; u++)
    for (const v of [y, y + height - reach])
      if (Array.from({ length: reach }, (_, n) => v + n).some((at) => isIn(u, at))) touching++;
  return touching > 2 * (width + height) * FRAME.sides;
}

function withoutDots(mask: Plane): Plane {
  const most = sumOf(mask) * DOT;
  const dots = regionsOf(mask, (v) => v === 1).filter(({ pixels }) => pixels.length < most);
  return withParts(
    mask,
    dots.map(({ pixels }) => pixels),
    0,
  );
}

interface GroundSeen {
  /** 1 in all that looks like the ground and goes on to the border, in gaps that a network saw nothing sure in, and in openings. */
  readonly pure: Plane;
  /** 1 in as much of it as is surely seen through the thing. */
  readonly gaps: Plane;
  /** 1 where it is seen through the thing, though a network is sure of that. */
  readonly openings: Plane;
}

function groundOf(
  differs: Plane,
  { seen, isDrawn }: { readonly seen: Plane; readonly isDrawn: boolean },
): GroundSeen {
  const isOpening = paintedOpenings(differs, DIFFERS.noise);
  const parts = regionsOf(differs, (v) => v <= DIFFERS.noise);
  const isSure = ({ pixels }: Region): boolean => meanAt(seen, pixels) >= SURE;
  const gaps = parts.filter(
    (part) => !part.open && !isDrawn && isOpening(part.pixels, { isSure: isSure(part) }),
  );
  const ground = parts.filter((part) => part.open || !isSure(part) || gaps.includes(part));
  return {
    pure: setIn(differs, ground),
    gaps: setIn(differs, gaps),
    openings: setIn(differs, gaps.filter(isSure)),
  };
}

/**
 * The edge of a mask of whole pixels: how much of the thing is in a pixel is how far its colour is on the way from the ground to
 * what lies within. A stalk of a few pixels, which has nothing within, is as it was.
 */
function unmixed(mask: Plane, { differs, alpha }: { differs: Plane; alpha: Plane }): Plane {
  const inner = growPlane(mask, -RIM);
  const weight = boxBlur(inner, 2 * RIM);
  const within = boxBlur(
    mapPlane(inner, (v, i) => v * (differs.data[i] ?? 0)),
    2 * RIM,
  );
  const isThin = (i: number): boolean => inner.data[i] !== 1 && (weight.data[i] ?? 0) < NOTHING;
  const shares = mapPlane(mask, (v, i) => {
    if (v === 0 || inner.data[i] === 1 || isThin(i)) return v;
    const usual = (within.data[i] ?? 0) / (weight.data[i] ?? 1);
    const share = (differs.data[i] ?? 0) / Math.max(1, usual * ALIKE);
    return Math.min(1, Math.max(0, (share - FAINT) / (1 - FAINT)));
  });
  // Whole pixels are steps where a small photo is drawn larger.
  const even = boxBlur(shares, 1);
  return mapPlane(shares, (v, i) => {
    // Not the dots that compression leaves beside an edge.
    if (v === 1 && isThin(i))
      return (differs.data[i] ?? 0) > DIFFERS.part ? (alpha.data[i] ?? 0) : 0;
    return softEdge(even.data[i] ?? 0);
  });
}

const setIn = ({ width, height }: Plane, parts: readonly Region[]): Plane =>
  withParts(
    createPlane(width, height),
    parts.map(({ pixels }) => pixels),
    1,
  );

function borderOf({ width, height }: Pixels): readonly number[] {
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) border.push(y * width, y * width + width - 1);
  return border;
}

interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

function commonest({ data }: Pixels, at: readonly number[]): Colour {
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

/** It is asked for every pixel: no list is made. */
const differenceAt = ({ data }: Pixels, i: number, { red, green, blue }: Colour): number =>
  Math.max(
    Math.abs((data[i * 4] ?? 0) - red),
    Math.abs((data[i * 4 + 1] ?? 0) - green),
    Math.abs((data[i * 4 + 2] ?? 0) - blue),
  );
