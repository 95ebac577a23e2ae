import { bandCut, fineCopy, type FineCopy } from './bandCut.ts';
import { edgeMatte } from './edgeMatte.ts';
import { firstGuess, frameOf, outlineContrast } from './firstGuess.ts';
import { grabCut, grabCutsFrom, openScene, sidesOf, type Scene } from './grabCut.ts';
import { fillsLoop, leanOf, LOOP_LEAST, withinLoop } from './loop.ts';
import type { BackdropCut } from './backdropCut.ts';
import { keepSeen, leanOn, SURE_OF_SEEN } from './keepSeen.ts';
import type { Mask } from './mask.ts';
import type { Pixels, Size } from './pixels.ts';
import {
  createPlane,
  growPlane,
  mapPlane,
  resizeMask,
  resizePlane,
  sumOf,
  type Plane,
} from './plane.ts';
import { solidWithin, withinProduct } from './offBackdrop.ts';
import { isPlausible } from './productMatte.ts';
import { roughCopy } from './roughCopy.ts';
import type { Salience } from './salience.ts';
import { createTracer } from './trace/tracer.ts';
import { isSameStroke, onlyTouched, paintHealed, paintStrokes, type Stroke } from './strokes.ts';
import { obey, tidy } from './tidy.ts';

/**
 * `clean`: all of the product, to its edge. `likely`: seen alike by all who looked, in a photo that does not bear it out: of
 * those one in four has lost a part or taken one along. `doubtful`: those who looked disagree. `failed`: nothing to
 * show. `mended`: as people painted it.
 */
export type CutVerdict = 'clean' | 'likely' | 'doubtful' | 'failed' | 'mended';

/** Of a cut that there is, before anybody has painted on it. */
export type FirstVerdict = Exclude<CutVerdict, 'failed' | 'mended'>;

export interface Cut extends Mask {
  readonly verdict: CutVerdict;
}

export interface CutSession {
  readonly first: Cut;
  /**
   * The cut after these strokes. All of them are named each time, so undoing is leaving the last one
   * out; what was found before it is remembered. `looked` is what a network saw within the last one, a loop.
   */
  readonly mend: (strokes: readonly Stroke[], looked?: Plane | null) => Cut;
  /** Does what all strokes share before the first of them, while a hand is on its way. */
  readonly prepare: () => void;
}

const LEAST_CONTRAST = 9;
/** How often colours are looked at within a loop, and what along it is taken for background at first, as a share of its size. */
const LOOP = { rounds: 2, margin: 0.08 } as const;

/** What is known of a photo before it is cut: the first of these that there is counts. */
export interface Known {
  /** A cut that its owner has seen before. */
  readonly shown?: Mask | null;
  readonly backdrop?: BackdropCut | null;
  readonly salience?: Salience | null;
  /** Of what backdrop or network found. */
  readonly verdict?: FirstVerdict;
}

/** Cuts a product out of its photo, and goes on with what people paint over it. */
export function openCut(
  photo: Pixels,
  { shown, backdrop, salience, verdict = 'doubtful' }: Known = {},
): CutSession {
  const { size, lab } = roughCopy(photo);
  const none = createPlane(size.width, size.height);
  const found = shown?.alpha ?? backdrop?.alpha ?? salience?.plane ?? null;
  const frame = found === null ? frameOf(size) : none;
  let scene: Scene | null = null;
  let fine: FineCopy | null = null;
  const sceneOf = (): Scene => (scene ??= openScene(lab, size));
  const fineOf = (): FineCopy => (fine ??= fineCopy(photo));

  const start = found === null ? firstGuess(sceneOf()) : resizeMask(found, size.width, size.height);
  const seenAtFirst = found !== null && found === salience?.plane ? onFineCopy(found) : null;
  const seenSoftly =
    seenAtFirst === null || found === null
      ? null
      : resizePlane(found, seenAtFirst.width, seenAtFirst.height);
  let product: Plane | null = null;
  const lean = seenAtFirst === null || found === null ? null : leanOn(found, size);
  const untouched: Mended = { mask: start, said: none, base: start, seen: seenAtFirst, lean };
  const first: Cut = firstCut();
  const tracer = createTracer(fineOf);
  const history: (Mended & { readonly stroke: Stroke })[] = [];

  return {
    first,
    prepare() {
      sceneOf();
      fineOf();
    },
    mend(strokes, looked = null) {
      if (strokes.length === 0) return first;
      const healed = paintHealed(strokes, photo, shown?.healed);
      const outline = strokes.filter(({ kind }) => kind !== 'heal').map(tracer.settle);
      const cut = outline.length === 0 ? first : cutAfter(outline, looked);
      return { ...cut, healed, verdict: cut.verdict === 'failed' ? 'failed' : 'mended' };
    },
  };

  function cutAfter(strokes: readonly Stroke[], looked: Plane | null): Cut {
    const mended = stepsTo(strokes, looked);
    const rough = tidy(mended.mask, mended.said);
    if (rough.data.every((v) => v === 0)) return failed(photo);
    const alpha = matteOf(mended, { rough, strokes });
    obey(alpha, strokes);
    return { alpha, healed: null, verdict: 'mended' };
  }

  function stepsTo(strokes: readonly Stroke[], looked: Plane | null): Mended {
    const fresh = strokes.findIndex((stroke, n) => !isSameStroke(stroke, history[n]?.stroke));
    history.length = Math.min(
      fresh < 0 ? strokes.length : fresh,
      looked === null ? strokes.length : strokes.length - 1,
    );
    for (const stroke of strokes.slice(history.length)) {
      const before = history.at(-1) ?? untouched;
      const said = paintStrokes(strokes.slice(0, history.length + 1), size, frame);
      const isLast = history.length === strokes.length - 1;
      history.push({ ...stepOf(stroke, { ...before, said }, isLast ? looked : null), stroke });
    }
    return history.at(-1) ?? untouched;
  }

  function stepOf(stroke: Stroke, before: Mended, looked: Plane | null): Mended {
    switch (stroke.kind) {
      case 'around':
        return withinLoopOf(stroke, { said: before.said, looked });
      case 'trace': {
        const mask = withinLoop(stroke.points, size);
        const seen = withinLoop(stroke.points, fineOf().size);
        return {
          mask,
          said: before.said,
          base: mask,
          seen,
          lean: null,
          sure: tracer.sureOf(stroke),
        };
      }
      default:
        return { ...before, mask: touchedBy(stroke, before) };
    }
  }

  function touchedBy(stroke: Stroke, { mask: before, said, lean: seen }: Mended): Plane {
    const wanted = grabCut(sceneOf(), { start: before, said, rounds: 2, lean: seen });
    return onlyTouched({ before, found: wanted, stroke });
  }

  /** What a network saw is kept where nobody has changed it; elsewhere the outline is found anew. */
  function matteOf({ mask, said, base, seen, sure }: Mended, { rough, strokes }: Tidied): Plane {
    const words = paintStrokes(strokes, fineOf().size);
    const cut = (): Plane =>
      bandCut({ ...fineOf(), rough, words, sides: sidesOf(lab, rough, said) });
    const outline = seen === null ? cut() : keepSeen({ seen, base, mask, cut });
    const soft = seen === seenAtFirst ? seenSoftly : null;
    const alpha = edgeMatte(photo, {
      outline: tidy(outline, words, soft),
      seen: soft,
      sure: sure ?? (seen === null ? 1 : SURE_OF_SEEN),
      lab,
      size,
    });
    return soft === null || product === null ? alpha : withinProduct(alpha, { product, strokes });
  }

  function onFineCopy(plane: Plane): Plane {
    const { width, height } = fineOf().size;
    return resizeMask(plane, width, height);
  }

  /** A loop begins anew: all within it may be the product. */
  function withinLoopOf({ points }: Stroke, { said, looked }: LoopWords): Mended {
    const within = withinLoop(points, size);
    const seen = looked === null ? null : resizeMask(looked, size.width, size.height);
    const inside = seen === null ? null : mapPlane(seen, (v, i) => v * (within.data[i] ?? 0));
    if (looked !== null && inside !== null && fillsLoop(inside, within)) {
      const fineWithin = withinLoop(points, fineOf().size);
      const outline = mapPlane(onFineCopy(looked), (v, i) => v * (fineWithin.data[i] ?? 0));
      return { mask: inside, said, base: inside, seen: outline, lean: leanOn(looked, size) };
    }
    const mask = cutWithin(within, said);
    return { mask, said, base: mask, seen: null, lean: null };
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

  function firstCut(): Cut {
    if (shown != null) return { ...shown, verdict: 'mended' };
    if (backdrop != null) return { alpha: backdrop.alpha, healed: null, verdict };
    const rough = tidy(start, none);
    const isWhole = isPlausible(rough);
    if (untouched.seen === null && !(isWhole && outlineContrast(lab, rough) >= LEAST_CONTRAST)) {
      return failed(photo);
    }
    const outlined = matteOf(untouched, { rough, strokes: [] });
    const told = seenAtFirst === null ? null : (salience?.product ?? null);
    product = told && solidWithin(outlined, told);
    const alpha = product === null ? outlined : withinProduct(outlined, { product });
    return { alpha, healed: null, verdict: isWhole ? verdict : 'doubtful' };
  }
}

/** A mask after some strokes. */
interface Mended {
  readonly mask: Plane;
  /** What people and the photo's frame say, on the rough copy. */
  readonly said: Plane;
  /** The outline that a network saw, on the finer copy, and the mask that it gave; null: nobody looked. */
  readonly seen: Plane | null;
  readonly base: Plane;
  /** What a network saw against what colours say, on the rough copy. */
  readonly lean: Plane | null;
  /** How much colours may say of its edge, on the finer copy; not told of what nobody traced. */
  readonly sure?: Plane;
}

interface Tidied {
  readonly rough: Plane;
  readonly strokes: readonly Stroke[];
}

interface LoopWords {
  readonly said: Plane;
  readonly looked: Plane | null;
}

const failed = ({ width, height }: Size): Cut => ({
  alpha: createPlane(width, height),
  healed: null,
  verdict: 'failed',
});
