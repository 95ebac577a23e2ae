import { contourOf, pointOf, smoothAround, type Contour } from '../../raster/contour.ts';
import { softEdge } from '../softEdge.ts';
import { cropPixels, type Pixels } from '../../raster/pixels.ts';
import { boxBlur, cropPlane, mapPlane, type Plane } from '../../raster/plane.ts';
import { boundsOf, paddedBox, type Box } from '../../raster/regions.ts';
import { coverageOf } from './coverage.ts';
import { longPieces, type Piece } from './longPieces.ts';
import { outlinesOf } from './outlines.ts';
import { reshape, type Reshaped } from './reshape.ts';
import { sharpnessAlong } from './sharpness.ts';
import type { SeenEdge } from './seenEdge.ts';
import { seenEdges } from './seenEdges.ts';

/** The shortest piece, as a share of the photo's longer side. */
const LEAST = 0.065;
/** What is looked at around the product, in pixels: more than edges are looked for beside it. */
const AROUND = 32;
/** Points beside one another whose places are meant three times. */
const SMOOTH = 1;
/** Alpha is made anew so far to each side of a part that has moved, and of the way that it has moved, in pixels. */
const BESIDE = 4;
/** Where the outline moves no more than `least` pixels alpha stays as it is; where it moves by `all` it is made anew altogether. */
const MOVED = { least: 0.4, all: 1 } as const;

/**
 * Alpha (0..1, of the photo's size) with its outline moved onto the long straight or slightly bent edges that the photo shows
 * beside it. Where there is none to be sure of, it stays as it is. `where`: a smaller plane of 0 and 1; where that is 0 alpha stays, too.
 */
export function straightenEdges(photo: Pixels, alpha: Plane, where: Plane | null = null): Plane {
  const box = boundsOf(alpha, 0.5);
  if (box === null) return alpha;
  const area = paddedBox(box, AROUND, photo);
  const isFree = where === null ? () => true : freeIn(where, alpha, area);
  const least = LEAST * Math.max(photo.width, photo.height);
  const part = cropPlane(alpha, area);
  const straight = straightened(cropPixels(photo, area), part, { least, isFree });
  if (straight === part) return alpha;
  const whole = { ...alpha, data: alpha.data.slice() };
  for (let y = 0; y < area.height; y++)
    whole.data.set(
      straight.data.subarray(y * area.width, (y + 1) * area.width),
      (area.y + y) * alpha.width + area.x,
    );
  return whole;
}

interface How {
  /** In pixels. */
  readonly least: number;
  readonly isFree: IsFree;
}

function straightened(photo: Pixels, alpha: Plane, { least, isFree }: How): Plane {
  const outlines = outlinesOf(alpha).flatMap((points) => {
    const line = contourOf(points, 1);
    return line === null ? [] : [line];
  });
  let changed = false;
  const reshaped = outlines.map((outline): Reshaped | null => {
    if (outline.x.length < 2 * least) return null;
    const smooth: Contour = {
      x: smoothAround(outline.x, SMOOTH),
      y: smoothAround(outline.y, SMOOTH),
    };
    const sharp = { ...smooth, sharp: sharpnessAlong(photo, smooth) };
    const edges = longestOf(
      longPieces(smooth, least)
        .filter((piece) => isFreeSomewhere(smooth, piece, isFree))
        .flatMap((piece) => seenEdges({ photo, alpha }, sharp, { piece, least })),
      outline.x.length,
    );
    if (edges.length === 0) return null;
    changed = true;
    return reshape(sharp, edges);
  });
  if (!changed) return alpha;
  const lines = outlines.map((outline, n) => reshaped[n]?.line ?? outline);
  const soft = boxBlur(coverageOf(lines, alpha), 1);
  const { width, height } = alpha;
  const share = new Float32Array(alpha.data.length);
  reshaped.forEach((shape, n) => {
    const outline = outlines[n];
    if (shape !== null && outline !== undefined) shareAlong(shape, outline);
  });
  return mapPlane(alpha, (value, i) => {
    const part = share[i] ?? 0;
    return part === 0 || !isFree(i % width, Math.floor(i / width))
      ? value
      : value + (softEdge(soft.data[i] ?? 0) - value) * part;
  });

  function shareAlong({ line, moved }: Reshaped, outline: Contour): void {
    for (let n = 0; n < line.x.length; n++) {
      const way = moved[n] ?? 0;
      const part = Math.min(1, (way - MOVED.least) / (MOVED.all - MOVED.least));
      if (part <= 0) continue;
      const [x0, y0] = [outline.x[n] ?? 0, outline.y[n] ?? 0];
      const [x1, y1] = [line.x[n] ?? 0, line.y[n] ?? 0];
      const steps = Math.ceil(way / BESIDE) + 1;
      for (let step = 0; step <= steps; step++)
        shareAround(x0 + ((x1 - x0) * step) / steps, y0 + ((y1 - y0) * step) / steps, part);
    }
  }

  function shareAround(x: number, y: number, part: number): void {
    const [left, top] = [Math.max(0, Math.round(x) - BESIDE), Math.max(0, Math.round(y) - BESIDE)];
    const right = Math.min(width - 1, Math.round(x) + BESIDE);
    const low = Math.min(height - 1, Math.round(y) + BESIDE);
    for (let v = top; v <= low; v++)
      for (let at = v * width + left; at <= v * width + right; at++)
        if ((share[at] ?? 0) < part) share[at] = part;
  }
}

type IsFree = (x: number, y: number) => boolean;

function freeIn(where: Plane, { width, height }: Plane, area: Box): IsFree {
  const [kx, ky] = [where.width / width, where.height / height];
  const columnAt = (x: number): number => Math.floor((x + area.x + 0.5) * kx);
  const rowAt = (y: number): number => Math.floor((y + area.y + 0.5) * ky);
  return (x, y) => where.data[rowAt(y) * where.width + columnAt(x)] === 1;
}

function isFreeSomewhere(outline: Contour, { first, last }: Piece, isFree: IsFree): boolean {
  for (let n = first; n <= last; n++) {
    const { x, y } = pointOf(outline, n);
    if (isFree(Math.round(x), Math.round(y))) return true;
  }
  return false;
}

/** Of edges along the same part of an outline the longest. */
function longestOf(edges: readonly SeenEdge[], around: number): readonly SeenEdge[] {
  const kept: SeenEdge[] = [];
  for (const edge of edges.toSorted((a, b) => b.piece.half - a.piece.half)) {
    const { first, last } = edge.piece;
    const middle = (first + last) / 2;
    const isCovered = kept.some(({ piece }) =>
      [-around, 0, around].some((by) => middle + by >= piece.first && middle + by <= piece.last),
    );
    if (!isCovered) kept.push(edge);
  }
  return kept;
}
