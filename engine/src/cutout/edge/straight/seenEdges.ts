import type { Pixels } from '../../raster/pixels.ts';
import type { Plane } from '../../raster/plane.ts';
import { pointOf, type Contour } from '../../raster/contour.ts';
import { alongOf, inwardsOf } from './curve.ts';
import { isMeant } from './isMeant.ts';
import { pieceOf, type Piece } from './longPieces.ts';
import { ridgeCurve } from './ridgeCurve.ts';
import type { Core } from './ridgeSearch.ts';
import { plainRows, ridgeStrip } from './ridgeStrip.ts';
import type { SeenEdge, SharpOutline, Span } from './seenEdge.ts';

/** The ends of a piece are no part of what is judged: corners are melted there. In pixels, and at most as a share of its length. */
const ENDS = { pixels: 8, share: 0.1 } as const;
/** How far beyond a piece its edge is followed, in pixels. */
const BEYOND = 32;
/** An edge goes on where of so many rows to each side a share has its ridge: at its ends, and within it. */
const GOES_ON = {
  end: { rows: 4, share: 0.6 },
  within: { rows: 12, share: 0.3 },
} as const;

/** With a smaller share of plain rows no edge would be seen. */
const PLAIN = 0.72;

export interface Bands {
  readonly photo: Pixels;
  readonly alpha: Plane;
}

/** The edges along a piece: one along all of it, else those along its halves that are still `least` pixels long. */
export function seenEdges(
  bands: Bands,
  outline: SharpOutline,
  { piece, least }: { readonly piece: Piece; readonly least: number },
): readonly SeenEdge[] {
  const whole = seenEdge(bands, outline, piece);
  if (whole !== null) return [whole];
  const middle = Math.round((piece.first + piece.last) / 2);
  const halves = [
    [piece.first, middle],
    [middle, piece.last],
  ] as const;
  return halves.flatMap(([first, last]) => {
    const half = pieceOf(outline, first, last);
    return half === null || half.half * 2 < least
      ? []
      : seenEdges(bands, outline, { piece: half, least });
  });
}

/** The edge along a piece; null: there is none to be sure of. */
function seenEdge({ photo, alpha }: Bands, outline: SharpOutline, piece: Piece): SeenEdge | null {
  const { curve: base, half } = piece;
  const start = -Math.ceil(half) - BEYOND;
  const rows = -2 * start + 1;
  const ends = Math.round(Math.min(ENDS.pixels, ENDS.share * 2 * half));
  const core: Core = { first: BEYOND + ends, last: rows - 1 - BEYOND - ends };
  const plain = plainRows(alpha, base, { start, rows });
  const inCore = plain.subarray(core.first, core.last + 1);
  if (inCore.reduce((sum, is) => sum + is, 0) < PLAIN * inCore.length) return null;
  // Beyond its core an edge may go on into a corner, where alpha is round.
  const everywhere = plain
    .slice()
    .fill(1, 0, core.first)
    .fill(1, core.last + 1);
  const strip = ridgeStrip(photo, base, { start, plain: everywhere });
  const ridge = ridgeCurve(strip, base, {
    core,
    outline: outlineIn(outline, piece, { start, rows }),
  });
  if (ridge === null) return null;
  const { seen, curve, change, lean } = ridge;
  const rowAt = (along: number): number =>
    Math.min(rows - 1, Math.max(0, Math.round(along - start)));
  const edge: SeenEdge = {
    piece,
    curve,
    plain: spanIn(
      seen.map((is, row) => is * (plain[row] ?? 0)),
      core,
      start,
    ),
    whole: spanIn(seen, core, start),
    shows: (along) => shareAround(seen, rowAt(along), GOES_ON.within) >= GOES_ON.within.share,
    changeAt: (along) => change[rowAt(along)] ?? 0,
    leanAt: (along) => lean[rowAt(along)] ?? 0,
  };
  return isMeant(outline, edge) ? edge : null;
}

/** Where an edge is seen, from its core outwards; the strip's first row is at `start`. */
function spanIn(seen: Uint8Array, core: Core, start: number): Span {
  const isEnd = (row: number): boolean =>
    row < 0 || row >= seen.length || shareAround(seen, row, GOES_ON.end) < GOES_ON.end.share;
  let [from, to] = [core.first, core.last];
  while (!isEnd(from - 1)) from--;
  while (!isEnd(to + 1)) to++;
  while (from < to && seen[from] !== 1) from++;
  while (to > from && seen[to] !== 1) to--;
  return { from: from + start, to: to + start };
}

function shareAround(seen: Uint8Array, row: number, { rows }: { readonly rows: number }): number {
  let sum = 0;
  for (let n = row - rows; n <= row + rows; n++) sum += seen[n] ?? 0;
  return sum / (2 * rows + 1);
}

/** How far inwards of the piece's curve the outline is in each row; where it has no point, as in the row before. */
function outlineIn(
  outline: Contour,
  { curve, first, last }: Piece,
  { start, rows }: { readonly start: number; readonly rows: number },
): Float32Array {
  const off = new Float32Array(rows).fill(Number.NaN);
  for (let n = first; n <= last; n++) {
    const point = pointOf(outline, n);
    const along = alongOf(curve, point);
    const row = Math.round(along - start);
    if (row >= 0 && row < rows) off[row] = inwardsOf(curve, point);
  }
  let before = 0;
  for (let row = 0; row < rows; row++) {
    const value = off[row] ?? Number.NaN;
    if (Number.isNaN(value)) off[row] = before;
    else before = value;
  }
  return off;
}
