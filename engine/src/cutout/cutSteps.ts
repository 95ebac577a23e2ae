import { BAND, bandCut, type FineCopy } from './graph/bandCut.ts';
import { cutNear } from './graph/cutNear.ts';
import { grabCutsFrom, sidesOf, type Scene } from './graph/grabCut.ts';
import { keepSeen, leanOn, SURE_OF_SEEN } from './look/keepSeen.ts';
import type { Lab } from './raster/lab.ts';
import { fillsLoop, leanOf, LOOP_LEAST, withinLoop } from './strokes/loop.ts';
import type { Size } from './raster/pixels.ts';
import { boxBlur, growPlane, mapPlane, resizeMask, sumOf, type Plane } from './raster/plane.ts';
import { isFine, isSameStroke, paintStrokes, type Stroke } from './strokes/strokes.ts';
import { tidy } from './tidy.ts';
import { gapsOf, isGap, withoutGaps, type ToldGap } from './strokes/toldGaps.ts';
import { toldHole } from './strokes/toldHole.ts';
import type { Tracer } from './trace/tracer.ts';
import { widePart } from './graph/widePart.ts';

/** A cut after some strokes, before its edge is made. */
export interface Step {
  /** 1 inside, 0 outside: on the rough copy, where parts are looked for. */
  readonly mask: Plane;
  /** On the finer copy. */
  readonly outline: Plane;
  /** What people and the photo's frame say, on the rough copy. */
  readonly said: Plane;
  /** How surely each pixel was seen inside, on the finer copy, and what has been changed there since; null where nobody looked. */
  readonly soft: Plane | null;
  /** How much colours may say of its edge: everywhere, or by place on the finer copy. */
  readonly sure: Plane | number;
  /** What a network saw against what colours say, on the rough copy. */
  readonly lean: Plane | null;
  /** It goes on from what was found: nobody has drawn around the product since. */
  readonly isFound: boolean;
  /** What some strokes leave out at the photo's size. */
  readonly gaps: readonly ToldGap[];
}

/** What all steps of a photo share. */
export interface Copies {
  /** Of the rough copy. */
  readonly lab: Lab;
  readonly size: Size;
  readonly sceneOf: () => Scene;
  readonly fineOf: () => FineCopy;
  /** At the photo's size. */
  readonly photoOf: () => { readonly lab: Lab; readonly size: Size };
}

interface Begun {
  /** The cut as it was first shown, at the photo's size. */
  readonly shown: Plane;
  readonly untouched: () => Step;
  /** What is taken for background whatever was painted, on the rough copy. */
  readonly frame: Plane;
  readonly tracer: Tracer;
}

/** How often within a loop, and what along it is taken for background at first, as a share of its size. */
const LOOP = { rounds: 2, margin: 0.08 } as const;

/**
 * The step after these strokes; what was found before the last of them is remembered. `looked` is what a network saw within
 * the last one, a loop.
 */
export function createSteps(
  copies: Copies,
  { untouched, frame, tracer, shown }: Begun,
): (strokes: readonly Stroke[], looked: Plane | null) => Step {
  const { size, sceneOf, fineOf, photoOf } = copies;
  const gapTold = gapsOf({ photoOf, shown });
  const history: (Step & { readonly stroke: Stroke })[] = [];

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
      const gap = gapTold(last, { stroke, until });
      const gaps = gap === null ? last.gaps : [...last.gaps, gap];
      if (isGap(stroke, gaps)) {
        history.push({ ...last, gaps, stroke });
        continue;
      }
      const spoken = withoutGaps(until, last.gaps);
      const before = { ...last, gaps, said: paintStrokes(spoken, size, frame) };
      const asked = { stroke, until: spoken, looked: isLast ? looked : null };
      history.push({ ...stepOf(before, asked), stroke });
    }
    return lastOf();
  };

  function lastOf(): Step {
    return history.at(-1) ?? untouched();
  }

  function stepOf(before: Step, { stroke, until, looked }: Asked): Step {
    switch (stroke.kind) {
      case 'around':
        return withinLoopOf({ ...before, soft: null, isFound: false }, { stroke, until, looked });
      case 'trace':
        return {
          mask: withinLoop(stroke.points, size),
          outline: withinLoop(stroke.points, fineOf().size),
          said: before.said,
          soft: null,
          sure: tracer.sureOf(stroke),
          lean: null,
          isFound: false,
          gaps: [],
        };
      default: {
        const next = change(before, { stroke, until });
        return { ...before, ...next, soft: softened(before, next.outline) };
      }
    }
  }

  function change(before: Step, asked: Painted): Changed {
    if (asked.stroke.isPart === true) return exactly(before, asked.stroke);
    const words = paintStrokes(asked.until, fineOf().size);
    const told = holeTold(before, { stroke: asked.stroke, words });
    if (told !== null) return exactly({ outline: told }, asked.stroke);
    return isFine(asked.stroke)
      ? finely(before, { stroke: asked.stroke, words })
      : widely(before, asked);
  }

  /** The outline with a hole of one colour that a stroke means as a whole; null: it means none. */
  function holeTold({ outline }: Step, { stroke, words }: Said): Plane | null {
    if (stroke.kind !== 'keep') return null;
    const fine = fineOf();
    const part = toldHole(fine.lab, { outline, words, word: paintStrokes([stroke], fine.size) });
    return part === null ? null : withPixels(outline, part, 1);
  }

  /** A part whose edge was found already. */
  function exactly(before: Pick<Step, 'outline'>, stroke: Stroke): Changed {
    const word = paintStrokes([stroke], fineOf().size).data;
    const outline = mapPlane(before.outline, (v, i) => {
      if (word[i] === 0) return v;
      return stroke.kind === 'keep' ? 1 : 0;
    });
    return { outline, mask: resizeMask(outline, size.width, size.height) };
  }

  /** A fine brush means what lies near: there it is cut in the finer copy. */
  function finely(before: Step, { stroke, words }: Said): Changed {
    const outline = cutNear(fineOf(), { outline: before.outline, words, stroke });
    return { outline, mask: resizeMask(outline, size.width, size.height) };
  }

  /** A wide one names a part, which is found on the rough copy however far it goes. */
  function widely(
    { outline, mask: before, said, lean }: Step,
    { stroke, until }: Painted,
  ): Changed {
    const mask = widePart(sceneOf(), { before, strokes: until, stroke, frame, lean });
    const cut = (): Plane => outlineOf(copies, { mask, said, strokes: until });
    return { mask, outline: keepSeen({ seen: outline, base: before, mask, cut }) };
  }

  /** A loop begins anew: all within it may be the product. */
  function withinLoopOf(before: Step, { stroke, until, looked }: Asked): Step {
    const within = withinLoop(stroke.points, size);
    const seen = looked === null ? null : resizeMask(looked, size.width, size.height);
    const inside = seen === null ? null : mapPlane(seen, (v, i) => v * (within.data[i] ?? 0));
    if (looked !== null && inside !== null && fillsLoop(inside, within)) {
      const fine = fineOf().size;
      const drawn = withinLoop(stroke.points, fine);
      const found = mapPlane(
        resizeMask(looked, fine.width, fine.height),
        (v, i) => v * (drawn.data[i] ?? 0),
      );
      // What a network was not sure of within is a glint now as after the next stroke, which takes this outline for what was seen.
      const outline = tidy(found, paintStrokes(until, fine));
      const lean = leanOn(looked, size);
      return { ...before, mask: inside, outline, sure: SURE_OF_SEEN, lean };
    }
    const { said } = before;
    const mask = cutWithin(within, said);
    const outline = outlineOf(copies, { mask, said, strokes: until });
    return { ...before, mask, outline, sure: 1, lean: null };
  }

  function cutWithin(within: Plane, said: Plane): Plane {
    const area = sumOf(within);
    // People leave a margin: what lies along the loop is seldom the product.
    const from = growPlane(within, -Math.round(Math.sqrt(area) * LOOP.margin));
    const cut = grabCutsFrom(sceneOf(), { start: from, said });
    const byColours = cut({ rounds: LOOP.rounds });
    // So little is left of a product that looks like its background: then the loop's shape counts too.
    return sumOf(byColours) > area * LOOP_LEAST
      ? byColours
      : cut({ rounds: LOOP.rounds, lean: leanOf(within) });
  }
}

interface Painted {
  readonly stroke: Stroke;
  /** All strokes until now, this one last. */
  readonly until: readonly Stroke[];
}

/** The same, painted on the finer copy. */
interface Said extends Pick<Painted, 'stroke'> {
  readonly words: Plane;
}

interface Asked extends Painted {
  readonly looked: Plane | null;
}

type Changed = Pick<Step, 'mask' | 'outline'>;

function withPixels(outline: Plane, pixels: Int32Array, value: 0 | 1): Plane {
  const changed = { ...outline, data: outline.data.slice() };
  for (const i of pixels) changed.data[i] = value;
  return changed;
}

/** What was seen, but where people have changed it: there a rung that they have painted is as sure as they are. */
function softened({ soft, outline }: Step, changed: Plane): Plane {
  const before = soft ?? boxBlur(outline, BAND);
  return mapPlane(changed, (v, i) => (v === outline.data[i] ? (before.data[i] ?? 0) : v));
}

interface Told {
  readonly mask: Plane;
  readonly said: Plane;
  readonly strokes: readonly Stroke[];
}

/** The outline of a rough mask, on the finer copy. */
export function outlineOf({ lab, fineOf }: Copies, { mask, said, strokes }: Told): Plane {
  const rough = tidy(mask, said);
  const words = paintStrokes(strokes, fineOf().size);
  return bandCut({ ...fineOf(), rough, words, sides: sidesOf(lab, rough, said) });
}
