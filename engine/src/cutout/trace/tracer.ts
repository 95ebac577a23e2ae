import type { FineCopy } from '../bandCut.ts';
import { isSameStroke, type Stroke } from '../strokes.ts';
import { traceEdge } from './traceEdge.ts';

/** What somebody traced runs along the edge afterwards; other strokes are as they were. What was found is remembered. */
export function createTracer(fineOf: () => FineCopy): (stroke: Stroke) => Stroke {
  const known: { readonly drawn: Stroke; readonly traced: Stroke }[] = [];
  return (stroke) => {
    if (stroke.kind !== 'trace') return stroke;
    const before = known.find(({ drawn }) => isSameStroke(stroke, drawn));
    if (before !== undefined) return before.traced;
    const { lab, size } = fineOf();
    const points = traceEdge(stroke.points, { lab, size, radius: stroke.radius });
    const traced = { ...stroke, points };
    known.push({ drawn: stroke, traced });
    return traced;
  };
}
