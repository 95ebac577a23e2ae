import { betweenSlats } from './betweenSlats.ts';
import { differenceFromGround } from './differenceFromGround.ts';
import { deepHoles } from './deepHoles.ts';
import { BESIDE, lostParts } from './lostParts.ts';
import { lostRims } from './lostRims.ts';
import { netOf, type Net } from './netOf.ts';
import { isDrawing, paintedOpenings } from './paintedOpening.ts';
import type { Pixels } from '../raster/pixels.ts';
import { growPlane, mapPlane, meanAt, sumOf, type Plane } from '../raster/plane.ts';
import { boundsOf, maskOfRegions, regionsOf, fillRegions, type Region } from '../raster/regions.ts';
import { ringingAround } from './ringingAround.ts';
import { sureWithin } from '../look/sureWithin.ts';
import { unmixedAlpha } from './unmixedAlpha.ts';

/**
 * Differences of a channel from that colour, of 255. Up to `noise`: compressed background. Above `part`: no artefact of compression
 * beside one edge. Up to `between`: possibly such an artefact between two edges.
 */
const DIFFERS = { noise: 3, part: 10, between: 12 } as const;
/**
 * A frame around a photograph has one colour, too, and the whole photograph would be a lost part of the product: more than `lost` of the
 * cut, with pixels along at least `sides` of the sides of its box, within that share of its size (`within`).
 */
const FRAME = { lost: 0.3, sides: 0.5, within: 0.01 } as const;
/** A region of the background's colour with at least this mean salience is product; with less it is a gap. */
const SURE = 0.9;
/** Dots that compression leaves in a gap are each smaller than this share of the product. */
const DOT = 0.0004;

export interface FlatCut {
  readonly alpha: Plane;
  /** Some gap was opened although the network took it for product. */
  readonly isOpened: boolean;
  /** Gaps between slats and meshes, opened whatever the salience. */
  readonly slats: readonly Region[];
  /**
   * An edited cut, without the background that its segmentation includes. `hints`: 1 where a stroke keeps, -1 where one removes; these
   * pixels stay as they are.
   */
  readonly after: (painted: Plane, hints: Plane) => Plane;
}

interface Found {
  /** A cut, at the size of the photo. */
  readonly alpha: Plane;
  /** At the size of the photo, 0..1. */
  readonly salience: Plane;
}

interface Cut {
  readonly differs: Plane;
  /** 1 in the cut. */
  readonly cut: Plane;
  readonly salience: Plane;
  /** It is a drawing: white may be a colour of the product. */
  readonly isDrawn: boolean;
}

/**
 * Corrects a cut by its background where that is a single flat colour, as in catalogues. White parts on white differ from it by
 * little, but they do differ; pixels of exactly its colour are background. Null if the background has more than one
 * colour, or if that colour is a frame around a photograph.
 */
export function cutOnFlatGround(photo: Pixels, { alpha, salience }: Found): FlatCut | null {
  const differs = differenceFromGround(photo);
  if (differs === null) return null;
  const cut = mapPlane(alpha, (v) => (v > 0.5 ? 1 : 0));
  const isDrawn = isDrawing(photo, cut);
  const { pure, gaps, openings } = groundOf(differs, { salience, isDrawn });
  const { slats, net } = openedIn(photo, { differs, cut, salience, isDrawn });
  const sure = sureWithin(salience);
  const parts = lostParts(differs, { cut, ground: pure, seen: salience, least: DIFFERS.part });
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
  // Ringing is searched only there: white packages are printed up to their edge.
  const withRings = ringingAround({ differs, own: sure, openings });
  const withRinging = withRings(gaps);
  const between = maskOfRegions(differs, slats);
  const ground = mapPlane(pure, (v, i) =>
    Math.max(v, withRinging.data[i] ?? 0, between.data[i] ?? 0),
  );
  const around = isOpened ? withRings(openings) : openings;
  const whole = mapPlane(cut, (v, i) => {
    const isOpen = around.data[i] === 1 || between.data[i] === 1;
    const isGround = ground.data[i] === 1 && (sure.data[i] === 0 || isOpen);
    return (v === 1 && !isGround) || lost.data[i] === 1 ? 1 : 0;
  });
  const mended = withoutDots(whole);
  // Faint pixels between two parts belong to the product.
  const closed = growPlane(growPlane(mended, BESIDE), -BESIDE);
  const joined = mapPlane(mended, (v, i) =>
    Math.max(v, (closed.data[i] ?? 0) * (1 - (ground.data[i] ?? 0))),
  );
  const withEdge = (mask: Plane): Plane =>
    withNet(withRims(unmixedAlpha(mask, { differs, alpha, least: DIFFERS.part }), rims), net);
  const open = withEdge(joined);
  const deep = deepHoles(mapPlane(open, (v) => (v > 0.5 ? 1 : 0)));
  const first = deep.length === 0 ? open : withEdge(fillRegions(joined, deep, 1));
  return {
    alpha: first,
    isOpened: first.data.some(
      (v, i) => v < 0.5 && (openings.data[i] === 1 || between.data[i] === 1),
    ),
    slats,
    after(painted, hints) {
      const isNone = (i: number): boolean => ground.data[i] === 1 && (first.data[i] ?? 0) < 0.5;
      const mask = mapPlane(painted, (v, i) =>
        hints.data[i] === 1 || (v > 0.5 && !isNone(i)) ? 1 : 0,
      );
      const edge = unmixedAlpha(mask, { differs, alpha: painted, least: DIFFERS.part });
      const edged = withNet(withRims(edge, rims, mask), net, net && growPlane(mask, BESIDE));
      hints.data.forEach((hint, i) => {
        if (hint !== 0) edged.data[i] = painted.data[i] ?? 0;
      });
      return edged;
    },
  };
}

interface Opened {
  readonly slats: readonly Region[];
  readonly net: Net | null;
}

/** Gaps between slats, and the net with its meshes. */
function openedIn(photo: Pixels, { differs, cut, salience, isDrawn }: Cut): Opened {
  const parts = regionsOf(differs, (v) => v <= DIFFERS.between);
  const slats = isDrawn ? [] : betweenSlats(differs, { parts, seen: salience, area: sumOf(cut) });
  // Much of a cut with a net in it is background, which says nothing about drawings.
  const own = mapPlane(cut, (v, i) => ((differs.data[i] ?? 0) > DIFFERS.between ? v : 0));
  const net = isDrawing(photo, own) ? null : netOf(differs, { cut, parts, least: DIFFERS.between });
  return { slats: [...slats, ...(net?.meshes ?? [])], net };
}

/** Alpha with the lost rims, which are brighter than what they enclose. `left`: 1 in what edits have left of the cut; null: everywhere. */
function withRims(edged: Plane, rims: Plane | null, left: Plane | null = null): Plane {
  if (rims === null) return edged;
  const beside = left && growPlane(left, 1);
  return mapPlane(edged, (v, i) =>
    beside === null || beside.data[i] === 1 ? Math.max(v, rims.data[i] ?? 0) : v,
  );
}

/** Alpha with only the threads of the net. `left`: 1 around what edits have left of the cut; null: everywhere. */
function withNet(edged: Plane, net: Net | null, left: Plane | null = null): Plane {
  if (net === null) return edged;
  return mapPlane(edged, (v, i) => {
    const thread = net.threads.data[i] ?? -1;
    return thread < 0 || left?.data[i] === 0 ? v : thread;
  });
}

/** Whether the outline runs along most of its bounding box, as that of a photograph does. */
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
  return fillRegions(mask, dots, 0);
}

interface Background {
  /** 1 in regions of the background's colour that reach the border, in gaps with little salience, and in openings. */
  readonly pure: Plane;
  /** 1 in gaps that the background is certainly seen through. */
  readonly gaps: Plane;
  /** 1 in those of them that the network takes for product. */
  readonly openings: Plane;
}

function groundOf(
  differs: Plane,
  { salience, isDrawn }: Pick<Cut, 'salience' | 'isDrawn'>,
): Background {
  const isOpening = paintedOpenings(differs, DIFFERS.noise);
  const parts = regionsOf(differs, (v) => v <= DIFFERS.noise);
  const isSure = ({ pixels }: Region): boolean => meanAt(salience, pixels) >= SURE;
  const gaps = parts.filter(
    (part) => !part.touchesBorder && !isDrawn && isOpening(part.pixels, { isSure: isSure(part) }),
  );
  const ground = parts.filter((part) => part.touchesBorder || !isSure(part) || gaps.includes(part));
  return {
    pure: maskOfRegions(differs, ground),
    gaps: maskOfRegions(differs, gaps),
    openings: maskOfRegions(differs, gaps.filter(isSure)),
  };
}
