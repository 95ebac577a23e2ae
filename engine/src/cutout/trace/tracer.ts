import type { FineCopy } from '../graph/bandCut.ts';
import { createPlane, type Plane } from '../raster/plane.ts';
import { isSameStroke, type Stroke } from '../strokes/strokes.ts';
import { traceEdge, type TracedPoint } from './traceEdge.ts';

/** How far around an outline its sureness counts, in pixels of the copy: as far as its softness is looked for. */
const AROUND = 5;

/** Settled, a line runs within a pixel of the edge: there print that reaches it would only bite it. */
const SURE_OF_TRACED = 0.5;

export interface Tracer {
  /** What somebody traced runs along the edge afterwards; other strokes are as they were. */
  readonly snap: (stroke: Stroke) => Stroke;
  /** How surely there is an edge along a settled trace, on the finer copy: 1 away from it. */
  readonly sureOf: (settled: Stroke) => Plane;
  /** The last line that is traced by strokes that have settled; none where a loop has begun anew since. */
  readonly lineOf: (settled: readonly Stroke[]) => readonly TracedPoint[];
}

/** What was found is remembered as long as the photo is open. */
export function createTracer(fineOf: () => FineCopy): Tracer {
  const known: { readonly drawn: Stroke; readonly traced: Traced }[] = [];
  return {
    snap(stroke) {
      if (stroke.kind !== 'trace') return stroke;
      const before = known.find(({ drawn }) => isSameStroke(stroke, drawn));
      if (before !== undefined) return before.traced;
      const { lab, size } = fineOf();
      const points = traceEdge(stroke.points, { lab, size, radius: stroke.radius });
      const traced = { ...stroke, points };
      known.push({ drawn: stroke, traced });
      return traced;
    },
    sureOf(settled) {
      const { width, height } = fineOf().size;
      const sure = createPlane(width, height);
      sure.data.fill(1);
      for (const point of pointsOf(settled)) lay(sure, point);
      return sure;
    },
    lineOf(settled) {
      const last = settled.findLast(({ kind }) => kind === 'trace' || kind === 'around');
      return last === undefined ? [] : pointsOf(last);
    },
  };

  function pointsOf(settled: Stroke): readonly TracedPoint[] {
    return known.find(({ traced }) => traced === settled)?.traced.points ?? [];
  }
}

interface Traced extends Stroke {
  readonly points: readonly TracedPoint[];
}

/** The least of the points nearby counts. */
function lay({ data, width, height }: Plane, { x, y, sure }: TracedPoint): void {
  const [u, v] = [Math.floor(x * width), Math.floor(y * height)];
  for (let row = Math.max(0, v - AROUND); row <= Math.min(height - 1, v + AROUND); row++)
    for (let at = Math.max(0, u - AROUND); at <= Math.min(width - 1, u + AROUND); at++)
      data[row * width + at] = Math.min(data[row * width + at] ?? 1, sure * SURE_OF_TRACED);
}
