import { BAND } from './graph/bandCut.ts';
import { cutNear } from './graph/cutNear.ts';
import { grabCutsFrom } from './graph/grabCut.ts';
import { keepUnchanged, biasFromSalience, COLOUR_TRUST_OF_SEEN } from './look/keepUnchanged.ts';
import { fillsLoop, biasWithinLoop, LOOP_LEAST, withinLoop } from './strokes/loop.ts';
import { fineMaskOf, type Copies } from './copies.ts';
import { boxBlur, growPlane, mapPlane, resizeMask, sumOf, type Plane } from './raster/plane.ts';
import { isFine, isSameStroke, paintStrokes, type Stroke } from './strokes/strokes.ts';
import { seenChange } from './seenChange.ts';
import { withoutSpecks } from './withoutSpecks.ts';
import { gapsOf, isGap, withoutGaps, type StrokeGap } from './strokes/strokeGaps.ts';
import { strokeHole } from './strokes/strokeHole.ts';
import type { Tracer } from './trace/tracer.ts';
import { widePart } from './graph/widePart.ts';

/** The segmentation after some strokes, before its alpha matte is made. */
export interface CutState {
  /** 1 inside, 0 outside, at the size of the rough copy: wide strokes and loops are segmented there. */
  readonly roughMask: Plane;
  /** The same at the size of the fine copy. */
  readonly fineMask: Plane;
  /** Hints for the segmentation, at the size of the rough copy: what was painted, and the photo's frame (see `paintStrokes`). */
  readonly hints: Plane;
  /** The network's salience, 0..1, with the changes made since, at the size of the fine copy; null without a network. */
  readonly salience: Plane | null;
  /** How much the colour of a pixel counts at the edge, 0..1: one value, or one for each pixel of the fine copy. */
  readonly colourTrust: Plane | number;
  /** What speaks for the product beside the colours, in units of cost, at the size of the rough copy. */
  readonly bias: Plane | null;
  /** It still derives from the first cut: no loop or trace has replaced that. */
  readonly isFound: boolean;
  /** What some strokes take out at the size of the photo. */
  readonly gaps: readonly StrokeGap[];
}

interface Begun {
  /** Alpha of the first cut, at the size of the photo. */
  readonly shown: Plane;
  readonly untouched: () => CutState;
  /** Hints that hold whatever is painted, at the size of the rough copy. */
  readonly frame: Plane;
  readonly tracer: Tracer;
}

/** Rounds of GrabCut within a loop, and the margin along it that starts as background, as a share of the loop's size. */
const LOOP = { rounds: 2, margin: 0.08 } as const;

/**
 * The state after a list of strokes. States of earlier calls are kept, so only strokes that are new since are computed.
 * `looked` is the network's salience within the last stroke, if that is a loop, or of what is missing under it (see `isLookedInto`).
 */
export function createHistory(
  copies: Copies,
  { untouched, frame, tracer, shown }: Begun,
): (strokes: readonly Stroke[], looked: Plane | null) => CutState {
  const { size, graphOf, fineOf, photoOf } = copies;
  const gapOf = gapsOf({ photoOf, shown });
  const history: (CutState & { readonly stroke: Stroke })[] = [];

  return (strokes, looked) => {
    const fresh = strokes.findIndex((stroke, n) => !isSameStroke(stroke, history[n]?.stroke));
    history.length = Math.min(
      fresh < 0 ? strokes.length : fresh,
      looked === null ? strokes.length : strokes.length - 1,
    );
    for (const stroke of strokes.slice(history.length)) {
      const until = strokes.slice(0, history.length + 1);
      const isLast = until.length === strokes.length;
      const last = lastOf();
      const gap = gapOf({ mask: last.fineMask, gaps: last.gaps }, { stroke, until });
      const gaps = gap === null ? last.gaps : [...last.gaps, gap];
      if (isGap(stroke, gaps)) {
        history.push({ ...last, gaps, stroke });
        continue;
      }
      const covering = withoutGaps(until, last.gaps);
      const before = { ...last, gaps, hints: paintStrokes(covering, size, frame) };
      const asked = { stroke, until: covering, looked: isLast ? looked : null };
      history.push({ ...stateAfter(before, asked), stroke });
    }
    return lastOf();
  };

  function lastOf(): CutState {
    return history.at(-1) ?? untouched();
  }

  function stateAfter(before: CutState, { stroke, until, looked }: Asked): CutState {
    switch (stroke.kind) {
      case 'around':
        return segmentLoop(
          { ...before, salience: null, isFound: false },
          { stroke, until, looked },
        );
      case 'trace':
        return {
          roughMask: withinLoop(stroke.points, size),
          fineMask: withinLoop(stroke.points, fineOf().size),
          hints: before.hints,
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
          looked === null ? changed : seenChange(copies, changed, { stroke, looked, hints });
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

  /** A loop starts the segmentation again: anything within it may be the product. */
  function segmentLoop(before: CutState, { stroke, until, looked }: Asked): CutState {
    const loop = withinLoop(stroke.points, size);
    const seen = looked === null ? null : resizeMask(looked, size.width, size.height);
    const inside = seen === null ? null : mapPlane(seen, (v, i) => v * (loop.data[i] ?? 0));
    if (looked !== null && inside !== null && fillsLoop(inside, loop)) {
      const { width, height } = fineOf().size;
      const fineLoop = withinLoop(stroke.points, { width, height });
      const found = mapPlane(
        resizeMask(looked, width, height),
        (v, i) => v * (fineLoop.data[i] ?? 0),
      );
      return {
        ...before,
        roughMask: inside,
        // Small holes close here, as they would after the next stroke: otherwise that one would seem to have closed them.
        fineMask: withoutSpecks(found, paintStrokes(until, { width, height })),
        colourTrust: COLOUR_TRUST_OF_SEEN,
        bias: biasFromSalience(looked, size),
      };
    }
    const { hints } = before;
    const roughMask = cutWithin(loop, hints);
    const fineMask = fineMaskOf(copies, { roughMask, hints, strokes: until });
    return { ...before, roughMask, fineMask, colourTrust: 1, bias: null };
  }

  function cutWithin(loop: Plane, hints: Plane): Plane {
    const area = sumOf(loop);
    // People leave a margin between the loop and the product.
    const start = growPlane(loop, -Math.round(Math.sqrt(area) * LOOP.margin));
    const cut = grabCutsFrom(graphOf(), { start, hints });
    const byColours = cut({ rounds: LOOP.rounds });
    // A product that looks like its background loses nearly everything: then the shape of the loop counts too.
    return sumOf(byColours) > area * LOOP_LEAST
      ? byColours
      : cut({ rounds: LOOP.rounds, bias: biasWithinLoop(loop) });
  }
}

interface Painted {
  readonly stroke: Stroke;
  /** All strokes up to this one, which is the last. */
  readonly until: readonly Stroke[];
}

interface FineHints extends Pick<Painted, 'stroke'> {
  /** All strokes up to this one, painted at the size of the fine copy. */
  readonly hints: Plane;
}

interface Asked extends Painted {
  readonly looked: Plane | null;
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
