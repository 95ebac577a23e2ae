import type { Plane } from '../raster/plane.ts';
import { hintsWithGaps, isGap, type StrokeGap } from './strokeGaps.ts';
import type { Stroke } from './strokes.ts';

/** Sets alpha to what strokes say, in every pixel that they cover. Suggested parts and gaps have soft edges of their own. */
export function enforceStrokes(
  { data, width, height }: Plane,
  strokes: readonly Stroke[],
  gaps: readonly StrokeGap[] = [],
): void {
  const { values, alphas } = hintsWithGaps(
    strokes.filter((stroke) => stroke.isPart !== true || isGap(stroke, gaps)),
    { gaps, size: { width, height } },
  );
  for (let i = 0; i < data.length; i++) {
    const hint = values.data[i] ?? 0;
    if (hint > 0) data[i] = 1;
    else if (hint < 0) data[i] = Math.min(data[i] ?? 0, alphas.data[i] ?? 0);
  }
}
