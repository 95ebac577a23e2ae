import type { Gap } from './gapPixels.ts';
import type { Lab } from '../raster/lab.ts';
import type { Size } from '../raster/pixels.ts';
import { groundUnder } from './groundUnder.ts';
import { createPlane, sumOf, type Plane } from '../raster/plane.ts';
import { openingsWithin } from './openingsWithin.ts';
import { isSameStroke, paintOver, paintStrokes, type Stroke } from './strokes.ts';
import { strokeGap } from './strokeGap.ts';

/**
 * Pixels that a stroke takes out at the size of the photo. For a remove stroke, these are all that it changes. A keep stroke also
 * changes the segmentation as usual; for it, these are pixels of background under the brush, beside what it keeps.
 */
export interface StrokeGap extends Gap {
  readonly stroke: Stroke;
}

interface Photo {
  readonly photoOf: () => { readonly lab: Lab; readonly size: Size };
  /** Alpha of the first cut, at the size of the photo. */
  readonly shown: Plane;
}

interface Cut {
  /** 1 inside, 0 outside, at the size of a smaller copy. */
  readonly mask: Plane;
  readonly gaps: readonly StrokeGap[];
}

interface Painted {
  readonly stroke: Stroke;
  /** All strokes up to this one, which is the last. */
  readonly until: readonly Stroke[];
  /** 1 in what a network has seen under it, at the size of the photo; null: nothing. */
  readonly thing: Plane | null;
}

/** A pixel with more alpha than this in the first cut is in the cut, even if a smaller copy has lost it. */
const SHOWN = 0.3;

/** Finds the pixels that a stroke takes out. Null: the stroke means what it covers, as usual. */
export function gapsOf({
  photoOf,
  shown,
}: Photo): (cut: Cut, painted: Painted) => StrokeGap | null {
  return ({ mask, gaps }, { stroke, until, thing }) => {
    if (stroke.kind !== 'remove' && stroke.kind !== 'keep') return null;
    if (stroke.kind === 'keep' && stroke.isPart === true) return null;
    const { lab, size } = photoOf();
    const taken = new Uint8Array(size.width * size.height);
    for (const { pixels } of gaps) for (const i of pixels) taken[i] = 1;
    const copyOf = placeIn(mask, size);
    const isShown = (i: number): boolean =>
      taken[i] === 0 && ((shown.data[i] ?? 0) > SHOWN || mask.data[copyOf(i)] === 1);
    if (stroke.kind === 'keep') {
      const ground = groundUnder({ lab, size }, { stroke, isInside: isShown });
      return ground && { ...ground, stroke };
    }
    const hints = paintStrokes(withoutGaps(until, gaps), size);
    const colours = { lab, size };
    const mesh = thing && openingsWithin(colours, { stroke, thing, hints, isInside: isShown });
    const gap =
      mesh ??
      strokeGap(colours, {
        stroke,
        hints,
        // If a stroke has left something in a gap, the next one there removes what it covers.
        isInside: isShown,
        area: (sumOf(mask) / mask.data.length) * shown.data.length,
      });
    return gap && { ...gap, stroke };
  };
}

const gapAt = (gaps: readonly StrokeGap[], stroke: Stroke): StrokeGap | undefined =>
  gaps.find((gap) => isSameStroke(gap.stroke, stroke));

/** Whether a stroke removes a gap instead of what it covers. */
export const isGap = (stroke: Stroke, gaps: readonly StrokeGap[]): boolean =>
  stroke.kind === 'remove' && gapAt(gaps, stroke) !== undefined;

/** The strokes that mean what they cover. */
export const withoutGaps = (
  strokes: readonly Stroke[],
  gaps: readonly StrokeGap[],
): readonly Stroke[] => strokes.filter((stroke) => !isGap(stroke, gaps));

interface Hints {
  /** 1 where a stroke keeps, -1 where one removes and in gaps. */
  readonly values: Plane;
  /** Alpha of the pixels of gaps; 0 elsewhere. */
  readonly alphas: Plane;
}

/** Hints of strokes and of their gaps, in the order in which they were painted. */
export function hintsWithGaps(
  strokes: readonly Stroke[],
  { gaps, size }: { readonly gaps: readonly StrokeGap[]; readonly size: Size },
): Hints {
  const alphas = createPlane(size.width, size.height);
  const values = createPlane(size.width, size.height);
  let plain: Stroke[] = [];
  for (const stroke of strokes) {
    const gap = gapAt(gaps, stroke);
    if (!isGap(stroke, gaps)) plain.push(stroke);
    if (gap === undefined) continue;
    paintOver(values, plain);
    plain = [];
    gap.pixels.forEach((i, n) => {
      values.data[i] = -1;
      alphas.data[i] = gap.alphas[n] ?? 0;
    });
  }
  paintOver(values, plain);
  return { values, alphas };
}

/** The index in a smaller copy of a pixel of the photo. */
function placeIn({ width, height }: Size, photo: Size): (i: number) => number {
  const [kx, ky] = [width / photo.width, height / photo.height];
  return (i) =>
    Math.floor((Math.floor(i / photo.width) + 0.5) * ky) * width +
    Math.floor(((i % photo.width) + 0.5) * kx);
}
