import { growPlane, mapPlane, resizePlane, sumOf, type Plane } from '../cutout/raster/plane.ts';
import { sizeWithin } from '../cutout/raster/pixels.ts';
import { maskOfRegions, fillRegions, type Box, type Region } from '../cutout/raster/regions.ts';
import { missedParts } from './missedParts.ts';
import { strayParts } from './strayParts.ts';

/** What two networks make of a photo, all planes of one size. */
export interface Witnessed {
  /** How surely a pixel is a person. */
  readonly person: Plane;
  /** How surely it is what the photo is about: the most and the least that any look saw there. */
  readonly salient: { readonly most: Plane; readonly least: Plane };
  /** Brow to chin, in their pixels; null where no face was seen yet. */
  readonly face: Box | null;
}

export interface Settled {
  readonly mask: Plane;
  /** What only one of them takes for the person, and a body would not explain: in squares of the face's width. */
  readonly doubtful: number;
  /** The networks differ in nothing that is thicker than an edge. */
  readonly isAgreed: boolean;
}

/** Longer side of the copy on which they are compared. */
const SIDE = 256;
/** Two outlines of one thing differ by so much, in widths of the face. */
const EDGE = 0.025;
/** A whole figure of this many pixels, in squares of its face's width. */
const FIGURE = 10;

/**
 * The person by two witnesses. What one of them holds and the other is sure is none goes where no body must be expected;
 * what the other is sure of comes back where it is joined to the body. Neither is believed alone.
 */
export function settle({ person, salient, face }: Witnessed): Settled {
  const { width, height } = sizeWithin(person, SIDE);
  const small = (plane: Plane): Plane => resizePlane(plane, width, height);
  const [who, most, least] = [small(person), small(salient.most), small(salient.least)];
  const near = face === null ? null : scaled(face, width / person.width);
  const measure = near?.width ?? Math.sqrt(sumOf(who) / FIGURE);
  const edge = Math.max(1, Math.round(measure * EDGE));
  const stray = strayParts({ person: who, most, face: near, edge });
  const missed = missedParts({ person: fillRegions(who, stray.gone, 0), least, measure, edge });
  const doubtful = (stray.doubtful + missed.doubtful) / (measure * measure);
  if (stray.gone.length + missed.found.length + doubtful === 0)
    return { mask: person, doubtful, isAgreed: true };
  const large = (parts: readonly Region[]): Plane =>
    resizePlane(growPlane(maskOfRegions(who, parts), 1), person.width, person.height);
  const [off, on] = [large(stray.gone).data, large(missed.found).data];
  const mask = mapPlane(person, (v, i) => {
    const left = v * (1 - (off[i] ?? 0) * (1 - (salient.most.data[i] ?? 0)));
    return Math.max(left, (on[i] ?? 0) * (salient.least.data[i] ?? 0));
  });
  return { mask, doubtful, isAgreed: false };
}

const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});
