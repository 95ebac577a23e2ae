import {
  boxBlur,
  createPlane,
  cropPlane,
  growPlane,
  placePlane,
  type Plane,
} from '../raster/plane.ts';
import { boundsOf, paddedBox } from '../raster/regions.ts';
import { softEdge } from '../edge/softEdge.ts';

/** How wide an edge may be, in pixels. */
const RIM = 2;
/** How far within the thing its usual colour is looked for, in pixels. */
const NEAR = 2 * RIM;
/** Further from a mask nothing is asked, in pixels. */
const AROUND = RIM + NEAR;
/** Within a thing colours vary: this much of the usual difference is all of the thing, and this much of it none. */
const ALIKE = 0.75;
const FAINT = 0.12;

interface Mixed {
  /** By how much each pixel differs from the ground's colour, 0 to 255. */
  readonly differs: Plane;
  /** The cut that the mask was made of. */
  readonly alpha: Plane;
  /** What differs by no more is the ground, as compression leaves it beside an edge. */
  readonly least: number;
}

/**
 * The edge of a mask of whole pixels: how much of the thing is in a pixel is how far its colour is on the way from the ground to
 * what lies within. A stalk of a few pixels, which has nothing within, is as it was. People wait for it after each stroke:
 * only pixels of the edge are asked.
 */
export function unmixedAlpha(mask: Plane, { differs, alpha, least }: Mixed): Plane {
  const { width, height } = mask;
  const box = boundsOf(mask, 0.5);
  if (box === null) return createPlane(width, height);
  const area = paddedBox(box, AROUND, mask);
  const part = (plane: Plane): Plane => cropPlane(plane, area);
  const edged = unmixedIn(part(mask), { differs: part(differs), alpha: part(alpha), least });
  return placePlane(edged, area, mask);
}

function unmixedIn(mask: Plane, { differs, alpha, least }: Mixed): Plane {
  const { width, height, data } = mask;
  const inner = growPlane(mask, -RIM);
  const outer = growPlane(mask, 1);
  const shares = createPlane(width, height);
  const thin: number[] = [];
  for (let i = 0; i < data.length; i++) {
    if (outer.data[i] !== 1) continue;
    // The pixel beside it has less than half of the thing, and yet some of it.
    const isBeside = data[i] !== 1;
    shares.data[i] = isBeside ? 0 : 1;
    if (inner.data[i] === 1) continue;
    const usual = usualBeside(i, { inner, differs });
    if (usual !== null) shares.data[i] = shareOfThing(differs.data[i] ?? 0, usual);
    else if (!isBeside) thin.push(i);
  }
  // Whole pixels are steps where a small photo is drawn larger.
  const even = boxBlur(shares, 1);
  for (let i = 0; i < data.length; i++) even.data[i] = softEdge(even.data[i] ?? 0);
  // Not the dots that compression leaves beside an edge.
  for (const i of thin) even.data[i] = (differs.data[i] ?? 0) > least ? (alpha.data[i] ?? 0) : 0;
  return even;
}

interface Beside {
  /** 1 in pixels that are the thing alone. */
  readonly inner: Plane;
  readonly differs: Plane;
}

/** By how much the thing differs from the ground beside a pixel, within; null where nothing of it is near. */
function usualBeside(at: number, { inner, differs }: Beside): number | null {
  const { width, height } = inner;
  const [x, y] = [at % width, Math.floor(at / width)];
  let [sum, count] = [0, 0];
  for (let v = y - NEAR; v <= y + NEAR; v++)
    for (let u = x - NEAR; u <= x + NEAR; u++) {
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      if (inner.data[v * width + u] !== 1) continue;
      sum += differs.data[v * width + u] ?? 0;
      count++;
    }
  return count === 0 ? null : sum / count;
}

/** How much of a pixel is the thing, 0 to 1, which usually differs from the ground by so much. */
export function shareOfThing(differs: number, usual: number): number {
  const share = differs / Math.max(1, usual * ALIKE);
  return Math.min(1, Math.max(0, (share - FAINT) / (1 - FAINT)));
}
