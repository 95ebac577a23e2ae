import { growPlane, mapPlane, sumOf, type Plane } from '../raster/plane.ts';
import { regionsOf, neighbourOf, FOUR_NEIGHBOURS, type Region } from '../raster/regions.ts';
import type { FlatCut } from './onFlatGround.ts';

/** A smaller share of a cut is a speck, and no piece of it. */
const PIECE = 0.01;
/** Two pieces that lie no further apart than twice this share of the photo's longer side may be one. */
const REACH = 0.01;
/** With fewer pixels than this nothing holds them together. */
const LEAST = 20;

/**
 * Where a cut before a ground of one colour is in pieces that nearly touch: a white band around a phone has the very colour of white paper. No
 * network is asked, since it is as sure of the band as of the paper.
 */
export function breaksBetween({ alpha, isNearEdit }: FlatCut): readonly Region[] {
  const cut = mapPlane(alpha, (v) => (v > 0.5 ? 1 : 0));
  const area = sumOf(cut);
  const pieces = regionsOf(cut, (v) => v === 1).filter(
    ({ pixels }) => pixels.length > area * PIECE,
  );
  if (pieces.length < 2) return [];
  const piece = new Uint8Array(cut.data.length);
  pieces.forEach(({ pixels }, n) => {
    for (const i of pixels) piece[i] = n + 1;
  });
  const reach = Math.ceil(Math.max(cut.width, cut.height) * REACH);
  const closed = growPlane(growPlane(cut, reach), -reach);
  const between = mapPlane(closed, (v, i) =>
    v === 1 && cut.data[i] === 0 && !isNearEdit(i) ? 1 : 0,
  );
  return regionsOf(between, (v) => v === 1).filter(
    ({ pixels }) => pixels.length >= LEAST && touched(pixels, { piece, of: cut }) > 1,
  );
}

/** How many pieces some pixels lie at. */
function touched(
  pixels: Int32Array,
  { piece, of }: { readonly piece: Uint8Array; readonly of: Plane },
): number {
  const found = new Set<number>();
  for (const i of pixels)
    for (const [dx, dy] of FOUR_NEIGHBOURS) {
      const next = neighbourOf(i, [dx, dy], of);
      const at = next === null ? 0 : (piece[next] ?? 0);
      if (at > 0) found.add(at);
    }
  return found.size;
}
