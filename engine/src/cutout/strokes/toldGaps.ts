import type { Gap } from './gapSpread.ts';
import type { Lab } from '../raster/lab.ts';
import type { Size } from '../raster/pixels.ts';
import { groundUnder } from './groundUnder.ts';
import { createPlane, sumOf, type Plane } from '../raster/plane.ts';
import { isSameStroke, paintOver, paintStrokes, type Stroke } from './strokes.ts';
import { toldGap } from './toldGap.ts';

/**
 * What a stroke leaves out at the photo's size. Of one that removes it is all that changes with it; one that keeps changes
 * a cut as any other, and this is the ground that it covers beside what it means.
 */
export interface ToldGap extends Gap {
  readonly stroke: Stroke;
}

interface Photo {
  readonly photoOf: () => { readonly lab: Lab; readonly size: Size };
  /** The cut as it was first shown, at the photo's size. */
  readonly shown: Plane;
}

interface Cut {
  /** On a smaller copy, 1 inside. */
  readonly outline: Plane;
  readonly gaps: readonly ToldGap[];
}

interface Painted {
  readonly stroke: Stroke;
  /** All strokes until now, this one last. */
  readonly until: readonly Stroke[];
}

/** A pixel of which more than this was shown is in the cut, though a smaller copy has lost it. */
const SHOWN = 0.3;

/** Finds the gap that a stroke takes away, or the ground that it is not to keep; null: it means what it covers. */
export function gapsOf({ photoOf, shown }: Photo): (cut: Cut, painted: Painted) => ToldGap | null {
  return ({ outline, gaps }, { stroke, until }) => {
    if (stroke.kind !== 'remove' && stroke.kind !== 'keep') return null;
    if (stroke.kind === 'keep' && stroke.isPart === true) return null;
    const { lab, size } = photoOf();
    const taken = new Uint8Array(size.width * size.height);
    for (const { pixels } of gaps) for (const i of pixels) taken[i] = 1;
    const copyOf = placeIn(outline, size);
    const isShown = (i: number): boolean =>
      taken[i] === 0 && ((shown.data[i] ?? 0) > SHOWN || outline.data[copyOf(i)] === 1);
    if (stroke.kind === 'keep') {
      const ground = groundUnder({ lab, size }, { stroke, isInside: isShown });
      return ground && { ...ground, stroke };
    }
    const gap = toldGap(
      { lab, size },
      {
        stroke,
        words: paintStrokes(withoutGaps(until, gaps), size),
        // What one stroke has left in a gap, the next means as it is painted.
        isInside: isShown,
        area: (sumOf(outline) / outline.data.length) * shown.data.length,
      },
    );
    return gap && { ...gap, stroke };
  };
}

const gapAt = (gaps: readonly ToldGap[], stroke: Stroke): ToldGap | undefined =>
  gaps.find((gap) => isSameStroke(gap.stroke, stroke));

/** Whether a stroke means a gap, and nothing that it covers. */
export const isGap = (stroke: Stroke, gaps: readonly ToldGap[]): boolean =>
  stroke.kind === 'remove' && gapAt(gaps, stroke) !== undefined;

/** The strokes that mean what they cover. */
export const withoutGaps = (
  strokes: readonly Stroke[],
  gaps: readonly ToldGap[],
): readonly Stroke[] => strokes.filter((stroke) => !isGap(stroke, gaps));

interface Said {
  /** 1 where somebody said keep, -1 where they said remove, and in gaps that they meant. */
  readonly words: Plane;
  /** In gaps, how much of the thing is in a pixel; 0 elsewhere. */
  readonly shares: Plane;
}

/** What somebody painted, in the order in which they did. */
export function saidWithGaps(
  strokes: readonly Stroke[],
  { gaps, size }: { readonly gaps: readonly ToldGap[]; readonly size: Size },
): Said {
  const shares = createPlane(size.width, size.height);
  const words = createPlane(size.width, size.height);
  let plain: Stroke[] = [];
  for (const stroke of strokes) {
    const gap = gapAt(gaps, stroke);
    if (!isGap(stroke, gaps)) plain.push(stroke);
    if (gap === undefined) continue;
    paintOver(words, plain);
    plain = [];
    gap.pixels.forEach((i, n) => {
      words.data[i] = -1;
      shares.data[i] = gap.shares[n] ?? 0;
    });
  }
  paintOver(words, plain);
  return { words, shares };
}

/** Where a pixel of a photo lies in a smaller copy of it. */
function placeIn({ width, height }: Size, photo: Size): (i: number) => number {
  const [kx, ky] = [width / photo.width, height / photo.height];
  return (i) =>
    Math.floor((Math.floor(i / photo.width) + 0.5) * ky) * width +
    Math.floor(((i % photo.width) + 0.5) * kx);
}
