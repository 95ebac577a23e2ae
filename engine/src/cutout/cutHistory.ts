import { BAND } from './graph/bandCut.ts';
import { cutNear } from './graph/cutNear.ts';
import { keepUnchanged } from './look/keepUnchanged.ts';
import { withinLoop } from './strokes/loop.ts';
import { fineMaskOf, type Copies } from './copies.ts';
import type { CutState, Painted, SeenStroke } from './cutState.ts';
import { loopState } from './loopState.ts';
import { boxBlur, mapPlane, resizeMask, type Plane } from './raster/plane.ts';
import type { Seen } from './strokes/seen.ts';
import { isFine, isSameStroke, paintStrokes, type Stroke } from './strokes/strokes.ts';
import { partMeant } from './partMeant.ts';
import { withMissing } from './withMissing.ts';
import { gapsOf, isGap, withoutGaps } from './strokes/strokeGaps.ts';
import { strokeHole } from './strokes/strokeHole.ts';
import type { Tracer } from './trace/tracer.ts';
import { widePart } from './graph/widePart.ts';

/** The share of a wide brush that is meant where no network knows the thing under it: people aim with the middle, and a finger is wider than a foot. */
const MIDDLE = 0.6;

interface Begun {
  /** Alpha of the first cut, at the size of the photo. */
  readonly shown: Plane;
  readonly untouched: () => CutState;
  /** Hints that hold whatever is painted, at the size of the rough copy. */
  readonly frame: Plane;
  readonly tracer: Tracer;
}

/**
 * The state after a list of strokes. States of earlier calls are kept, so only strokes that are new since are computed. `seen`: of the
 * last one (see `isLookedInto`).
 */
export function createHistory(
  copies: Copies,
  { untouched, frame, tracer, shown }: Begun,
): (strokes: readonly Stroke[], seen: Seen | null) => CutState {
  const { size, graphOf, fineOf, photoOf } = copies;
  const gapOf = gapsOf({ photoOf, shown });
  const history: (CutState & { readonly stroke: Stroke })[] = [];

  return (strokes, seen) => {
    const fresh = strokes.findIndex((stroke, n) => !isSameStroke(stroke, history[n]?.stroke));
    history.length = Math.min(
      fresh < 0 ? strokes.length : fresh,
      seen === null ? strokes.length : strokes.length - 1,
    );
    for (const stroke of strokes.slice(history.length)) {
      const isLast = history.length + 1 === strokes.length;
      history.push({ ...stateWith(stroke, isLast ? seen : null), stroke });
    }
    return lastOf();
  };

  function lastOf(): CutState {
    return history.at(-1) ?? untouched();
  }

  function stateWith(drawn: Stroke, seen: Seen | null): CutState {
    const last = lastOf();
    const part = meaningOf(drawn, last, seen?.thing ?? null);
    const stroke = seen !== null && part === null ? narrowed(drawn) : drawn;
    const painted = [...last.meant, stroke];
    // A part that is added has no ground under a brush.
    const isAdded = part?.kind === 'keep';
    const { fineMask: mask } = last;
    const gap = isAdded
      ? null
      : gapOf({ mask, gaps: last.gaps }, { stroke, until: painted, thing: seen?.thing ?? null });
    const gaps = gap === null ? last.gaps : [...last.gaps, gap];
    if (isGap(stroke, gaps)) return { ...last, gaps, meant: painted };
    const meant = part === null ? painted : [...last.meant, part];
    const until = withoutGaps(meant, last.gaps);
    const before = { ...last, gaps, meant, hints: paintStrokes(until, size, frame) };
    return stateAfter(before, { stroke: part ?? stroke, until, salience: seen?.salience ?? null });
  }

  /** Null where no thing is known, or nothing of it would change. */
  function meaningOf(
    { kind }: Stroke,
    { fineMask, meant, gaps }: CutState,
    thing: Plane | null,
  ): Stroke | null {
    if (thing === null || (kind !== 'keep' && kind !== 'remove')) return null;
    const strokes = withoutGaps(meant, gaps);
    const hints = paintStrokes(strokes, size, frame);
    const part = partMeant(copies, { kind, thing, fineMask, strokes, hints });
    return part.points.length === 0 ? null : part;
  }

  function stateAfter(before: CutState, { stroke, until, salience }: SeenStroke): CutState {
    switch (stroke.kind) {
      case 'around':
        return loopState(
          copies,
          { ...before, salience: null, isFound: false },
          { stroke, until, salience },
        );
      case 'trace':
        return {
          roughMask: withinLoop(stroke.points, size),
          fineMask: withinLoop(stroke.points, fineOf().size),
          hints: before.hints,
          meant: before.meant,
          salience: null,
          colourTrust: tracer.sureOf(stroke),
          bias: null,
          isFound: false,
          gaps: [],
        };
      default: {
        const changed = change(before, { stroke, until });
        const { hints } = before;
        const next =
          salience === null ? changed : withMissing(copies, changed, { salience, hints });
        return { ...before, ...next, salience: salienceAfter(before, next.fineMask) };
      }
    }
  }

  function change(before: CutState, asked: Painted): Changed {
    if (asked.stroke.isPart === true) return applyExactly(before, asked.stroke);
    const hints = paintStrokes(asked.until, fineOf().size);
    const filled = withHoleFilled(before, { stroke: asked.stroke, hints });
    if (filled !== null) return applyExactly({ fineMask: filled }, asked.stroke);
    return isFine(asked.stroke)
      ? segmentNear(before, { stroke: asked.stroke, hints })
      : segmentPart(before, asked);
  }

  /** A keep stroke in a hole of a single colour fills all of it; null: it lies in none. */
  function withHoleFilled({ fineMask }: CutState, { stroke, hints }: FineHints): Plane | null {
    if (stroke.kind !== 'keep') return null;
    const { lab, size: fineSize } = fineOf();
    const strokeHints = paintStrokes([stroke], fineSize);
    const hole = strokeHole(lab, { mask: fineMask, hints, strokeHints });
    return hole === null ? null : withPixels(fineMask, hole, 1);
  }

  /** A part that was suggested has its edge already: its pixels change, and no others. */
  function applyExactly(before: Pick<CutState, 'fineMask'>, stroke: Stroke): Changed {
    const painted = paintStrokes([stroke], fineOf().size).data;
    const fineMask = mapPlane(before.fineMask, (v, i) => {
      if (painted[i] === 0) return v;
      return stroke.kind === 'keep' ? 1 : 0;
    });
    return { fineMask, roughMask: resizeMask(fineMask, size.width, size.height) };
  }

  /** A fine brush: segmented near the stroke, on the fine copy. */
  function segmentNear(before: CutState, { stroke, hints }: FineHints): Changed {
    const fineMask = cutNear(fineOf(), { mask: before.fineMask, hints, stroke });
    return { fineMask, roughMask: resizeMask(fineMask, size.width, size.height) };
  }

  /** A wide brush: the part that has its colours, however far that goes, segmented on the rough copy. */
  function segmentPart(before: CutState, { stroke, until }: Painted): Changed {
    const { fineMask, hints, bias } = before;
    const roughMask = widePart(graphOf(), {
      before: before.roughMask,
      strokes: until,
      stroke,
      frame,
      bias,
    });
    const refine = (): Plane => fineMaskOf(copies, { roughMask, hints, strokes: until });
    return {
      roughMask,
      fineMask: keepUnchanged({ fineMask, before: before.roughMask, roughMask, refine }),
    };
  }
}

interface FineHints extends Pick<Painted, 'stroke'> {
  /** All strokes up to this one, painted at the size of the fine copy. */
  readonly hints: Plane;
}

type Changed = Pick<CutState, 'roughMask' | 'fineMask'>;

function withPixels(mask: Plane, pixels: Int32Array, value: 0 | 1): Plane {
  const changed = { ...mask, data: mask.data.slice() };
  for (const i of pixels) changed.data[i] = value;
  return changed;
}

/** Salience as before, but certain (0 or 1) in pixels that a stroke has changed. */
function salienceAfter({ salience, fineMask }: CutState, changed: Plane): Plane {
  const before = salience ?? boxBlur(fineMask, BAND);
  return mapPlane(changed, (v, i) => (v === fineMask.data[i] ? (before.data[i] ?? 0) : v));
}

/** A wide brush whose thing no network knows means what is under its middle, and what goes on from there nearby. */
const narrowed = (stroke: Stroke): Stroke =>
  isPainting(stroke) && !isFine(stroke) ? { ...stroke, radius: stroke.radius * MIDDLE } : stroke;

const isPainting = ({ kind, isPart }: Stroke): boolean =>
  (kind === 'keep' || kind === 'remove') && isPart !== true;
