import { betweenSlats } from './betweenSlats.ts';
import { deepHoles } from './deepHoles.ts';
import { BESIDE, lostParts } from './lostParts.ts';
import { lostRims } from './lostRims.ts';
import { netOf, type Net } from './netOf.ts';
import { isDrawing, paintedOpenings } from './paintedOpening.ts';
import type { Pixels } from '../raster/pixels.ts';
import { createPlane, growPlane, mapPlane, meanAt, sumOf, type Plane } from '../raster/plane.ts';
import { boundsOf, maskOf, regionsOf, withParts, type Region } from '../raster/regions.ts';
import { ringing } from './ringing.ts';
import { sureWithin } from '../look/sureWithin.ts';
import { unmixed } from './unmixed.ts';

/** Of the photo's border, as much has to have the very same colour. */
const SAME = 0.6;
/**
 * By how much a channel differs from that colour, of 255: up to `noise` it is the ground as compression leaves it, above
 * `part` it is no more what compression makes of the ground beside an edge, and up to `between` of what it leaves between two.
 */
const DIFFERS = { noise: 3, part: 10, between: 12 } as const;
/**
 * A frame around a photograph is of one colour, too, and all of the photograph borders on the thing: it would be more than this
 * share of it, and along this share of the sides of its box something of it is `within` that share of its size.
 */
const FRAME = { lost: 0.3, sides: 0.5, within: 0.01 } as const;
/** What a network is surer of on average is the thing itself; what it is less sure of is a gap where it has the ground's colour. */
const SURE = 0.9;
/** What is left of a gap when compression has left dots in it: each no larger a share of the thing. */
const DOT = 0.0004;

export interface FlatCut {
  readonly alpha: Plane;
  /** The ground is seen through it where a network is sure of it. */
  readonly isOpened: boolean;
  /** The gaps between its slats, which were opened whatever a network saw there. */
  readonly slats: readonly Region[];
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

interface Cut {
  readonly differs: Plane;
  /** 1 in the cut. */
  readonly cut: Plane;
  readonly seen: Plane;
  /** It was drawn: white is a colour as good as any. */
  readonly isDrawn: boolean;
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
  const isDrawn = isDrawing(photo, cut);
  const { pure, gaps, openings } = groundOf(differs, { seen, isDrawn });
  const { slats, net } = openedIn(photo, { differs, cut, seen, isDrawn });
  const sure = sureWithin(seen);
  const parts = lostParts(differs, { cut, ground: pure, seen, least: DIFFERS.part });
  const rims = lostRims(differs, {
    cut: mapPlane(cut, (v, i) => Math.max(v, parts.data[i] ?? 0)),
    ground: pure,
    least: DIFFERS.part,
  });
  const lost =
    rims === null ? parts : mapPlane(parts, (v, i) => (v === 1 || (rims.data[i] ?? 0) > 0 ? 1 : 0));
  const all = mapPlane(cut, (v, i) => Math.max(v, lost.data[i] ?? 0));
  if (sumOf(lost) > sumOf(cut) * FRAME.lost && isRectangle(all)) return null;
  const isOpened = openings.data.includes(1);
  // Nowhere else: white packages are printed up to their edge.
  const withRings = ringing({ differs, own: sure, openings });
  const rung = withRings(gaps);
  const between = maskOf(differs, slats);
  const ground = mapPlane(pure, (v, i) => Math.max(v, rung.data[i] ?? 0, between.data[i] ?? 0));
  const around = isOpened ? withRings(openings) : openings;
  const whole = mapPlane(cut, (v, i) => {
    const isOpen = around.data[i] === 1 || between.data[i] === 1;
    const isGround = ground.data[i] === 1 && (sure.data[i] === 0 || isOpen);
    return (v === 1 && !isGround) || lost.data[i] === 1 ? 1 : 0;
  });
  const mended = withoutDots(whole);
  // What is faint between two parts of it is the thing, too.
  const closed = growPlane(growPlane(mended, BESIDE), -BESIDE);
  const joined = mapPlane(mended, (v, i) =>
    Math.max(v, (closed.data[i] ?? 0) * (1 - (ground.data[i] ?? 0))),
  );
  const withEdge = (mask: Plane): Plane =>
    withNet(withRims(unmixed(mask, { differs, alpha, least: DIFFERS.part }), rims), net);
  const open = withEdge(joined);
  const deep = deepHoles(mapPlane(open, (v) => (v > 0.5 ? 1 : 0)));
  const first = deep.length === 0 ? open : withEdge(withParts(joined, deep, 1));
  return {
    alpha: first,
    isOpened: first.data.some(
      (v, i) => v < 0.5 && (openings.data[i] === 1 || between.data[i] === 1),
    ),
    slats,
    after(painted, words) {
      const isNone = (i: number): boolean => ground.data[i] === 1 && (first.data[i] ?? 0) < 0.5;
      const mask = mapPlane(painted, (v, i) =>
        words.data[i] === 1 || (v > 0.5 && !isNone(i)) ? 1 : 0,
      );
      const edge = unmixed(mask, { differs, alpha: painted, least: DIFFERS.part });
      const edged = withNet(withRims(edge, rims, mask), net, net && growPlane(mask, BESIDE));
      words.data.forEach((word, i) => {
        if (word !== 0) edged.data[i] = painted.data[i] ?? 0;
      });
      return edged;
    },
  };
}

interface Opened {
  readonly slats: readonly Region[];
  readonly net: Net | null;
}

/** Gaps between slats and the meshes of a net, and that net. */
function openedIn(photo: Pixels, { differs, cut, seen, isDrawn }: Cut): Opened {
  const parts = regionsOf(differs, (v) => v <= DIFFERS.between);
  const slats = isDrawn ? [] : betweenSlats(differs, { parts, seen, area: sumOf(cut) });
  // Much of a cut with a net in it is the ground, of one colour.
  const own = mapPlane(cut, (v, i) => ((differs.data[i] ?? 0) > DIFFERS.between ? v : 0));
  const net = isDrawing(photo, own) ? null : netOf(differs, { cut, parts, least: DIFFERS.between });
  return { slats: [...slats, ...(net?.meshes ?? [])], net };
}

/** What lies within is darker than a rim, and tells nothing of it. `left`: 1 in what people have left of the cut; null: all of it. */
function withRims(edged: Plane, rims: Plane | null, left: Plane | null = null): Plane {
  if (rims === null) return edged;
  const beside = left && growPlane(left, 1);
  return mapPlane(edged, (v, i) =>
    beside === null || beside.data[i] === 1 ? Math.max(v, rims.data[i] ?? 0) : v,
  );
}

/** Of a net its threads alone. `left`: 1 around what people have left of the cut; null: all of it. */
function withNet(edged: Plane, net: Net | null, left: Plane | null = null): Plane {
  if (net === null) return edged;
  return mapPlane(edged, (v, i) => {
    const thread = net.threads.data[i] ?? -1;
    return thread < 0 || left?.data[i] === 0 ? v : thread;
  });
}

/** By pixel, of the channel that differs most, 0 to 255; null where the border is not of one colour. */
export function differenceFromGround(photo: Pixels): Plane | null {
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
  return withParts(mask, dots, 0);
}

interface GroundSeen {
  /** 1 in all that looks like the ground and goes on to the border, in gaps that a network saw nothing sure in, and in openings. */
  readonly pure: Plane;
  /** 1 in as much of it as is surely seen through the thing. */
  readonly gaps: Plane;
  /** 1 where it is seen through the thing, though a network is sure of that. */
  readonly openings: Plane;
}

function groundOf(differs: Plane, { seen, isDrawn }: Pick<Cut, 'seen' | 'isDrawn'>): GroundSeen {
  const isOpening = paintedOpenings(differs, DIFFERS.noise);
  const parts = regionsOf(differs, (v) => v <= DIFFERS.noise);
  const isSure = ({ pixels }: Region): boolean => meanAt(seen, pixels) >= SURE;
  const gaps = parts.filter(
    (part) => !part.open && !isDrawn && isOpening(part.pixels, { isSure: isSure(part) }),
  );
  const ground = parts.filter((part) => part.open || !isSure(part) || gaps.includes(part));
  return {
    pure: maskOf(differs, ground),
    gaps: maskOf(differs, gaps),
    openings: maskOf(differs, gaps.filter(isSure)),
  };
}

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
