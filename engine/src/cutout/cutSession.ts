import { fineCopy } from './graph/bandCut.ts';
import type { BackdropCut } from './backdrop/backdropCut.ts';
import { createSteps, outlineOf, type Step } from './cutSteps.ts';
import { edgeMatte } from './edge/edgeMatte.ts';
import { firstGuess, frameOf, outlineContrast } from './graph/firstGuess.ts';
import { grabCut, openScene } from './graph/grabCut.ts';
import { glassToOutline } from './glass/glassToOutline.ts';
import { labOf } from './raster/lab.ts';
import { leanOn, SURE_OF_SEEN } from './look/keepSeen.ts';
import type { Mask } from './mask.ts';
import { solidWithin, withinProduct } from './backdrop/offBackdrop.ts';
import type { Pixels, Size } from './raster/pixels.ts';
import {
  boxBlur,
  createPlane,
  mapPlane,
  resizeMask,
  resizePlane,
  type Plane,
} from './raster/plane.ts';
import { isPlausible } from './backdrop/productMatte.ts';
import { boundsOf } from './raster/regions.ts';
import { roughCopy } from './backdrop/roughCopy.ts';
import type { Salience } from './look/salience.ts';
import { isOfOutline, paintParts, paintStrokes, type Stroke } from './strokes/strokes.ts';
import { obey, tidy } from './tidy.ts';
import { saidWithGaps, withoutGaps } from './strokes/toldGaps.ts';
import { createTracer } from './trace/tracer.ts';

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
/** Nothing is healed, and nothing is glass. */
const NO_PARTS = { healed: null, glass: null } as const;
/** Around what strokes have changed the edge is made anew, in pixels of the finer copy. */
const ANEW = 8;

/** What is known of a photo before it is cut: the first of these that there is counts. */
export interface Known {
  /** A cut that its owner has seen before. */
  readonly shown?: Mask | null;
  readonly backdrop?: BackdropCut | null;
  readonly salience?: Salience | null;
  /** Of what backdrop or network found. */
  readonly verdict?: FirstVerdict;
  /** Mends the edge of a cut that somebody has painted on; `words` is 1 where they said keep, -1 where they said remove. */
  readonly after?: ((painted: Plane, words: Plane) => Plane) | undefined;
}

/** Cuts a product out of its photo, and goes on with what people paint over it. */
export function openCut(
  photo: Pixels,
  { shown, backdrop, salience, verdict = 'doubtful', after }: Known = {},
): CutSession {
  const { size, lab } = roughCopy(photo);
  const none = createPlane(size.width, size.height);
  const found = shown?.alpha ?? backdrop?.alpha ?? salience?.plane ?? null;
  const isSeen = found !== null && found === salience?.plane;
  const sceneOf = once(() => openScene(lab, size));
  const fineOf = once(() => fineCopy(photo));
  const photoOf = once(() => ({ lab: labOf(photo.data), size: photo }));
  const copies = { lab, size, sceneOf, fineOf, photoOf };
  const start = found === null ? firstGuess(sceneOf()) : resizeMask(found, size.width, size.height);
  const untouched = once(firstStep);
  const shownOutline = once(() => tidied(untouched(), paintStrokes([], fineOf().size)));
  let product: Plane | null = null;
  const first: Cut = firstCut();
  const tracer = createTracer(fineOf);
  const frame = found === null ? frameOf(size) : none;
  const stepAfter = createSteps(copies, { untouched, frame, tracer, shown: first.alpha });

  return {
    first,
    prepare() {
      fineOf();
      photoOf();
      shownOutline();
      // A photo's first flow takes longer than what strokes change of it; the first guess has made it, where there is one.
      if (found !== null)
        grabCut(sceneOf(), { start, said: none, rounds: 1, lean: untouched().lean });
    },
    mend(strokes, looked = null) {
      if (strokes.length === 0) return first;
      const healed = paintParts(strokes, { kind: 'heal', size: photo, under: shown?.healed });
      const painted = paintParts(strokes, { kind: 'glass', size: photo, under: shown?.glass });
      const outline = strokes.filter(isOfOutline).map(tracer.settle);
      const cut = outline.length === 0 ? first : cutAfter(outline, looked);
      const glass = painted && glassToOutline(photo, { alpha: cut.alpha, painted, strokes });
      return { ...cut, healed, glass, verdict: cut.verdict === 'failed' ? 'failed' : 'mended' };
    },
  };

  function cutAfter(strokes: readonly Stroke[], looked: Plane | null): Cut {
    const step = stepAfter(strokes, looked);
    if (step.outline.data.every((v) => v === 0)) return failed(photo);
    // A gap that a stroke means has its edge already.
    const told = withoutGaps(strokes, step.gaps);
    const words = paintStrokes(told, fineOf().size);
    const outline = tidied(step, words);
    const isShown = step.isFound && first.verdict !== 'failed';
    const alpha = isShown
      ? changedBy(step, { outline, words, strokes: told })
      : matteOf(step, outline);
    obey(alpha, strokes, step.gaps);
    // Who traces says where the edge is.
    const isEdgeTold = strokes.some(({ kind }) => kind === 'trace');
    if (after === undefined || isEdgeTold) return { alpha, ...NO_PARTS, verdict: 'mended' };
    const said = saidWithGaps(strokes, { gaps: step.gaps, size: photo });
    return { alpha: after(alpha, said.words), ...NO_PARTS, verdict: 'mended' };
  }

  /** An edge that nobody has changed stays as it was shown, to the pixel, and is not made again. */
  function changedBy(step: Step, { outline, words, strokes }: Told): Plane {
    const before = shownOutline().data;
    // Painted over what was shown to be none of the product, its edge is asked for too.
    const changed = mapPlane(outline, (v, i) => (v === before[i] && words.data[i] === 0 ? 0 : 1));
    const within = mapPlane(boxBlur(changed, ANEW), (v) => (v > 0 ? 1 : 0));
    const alpha = laidOver(first.alpha, matteOf(step, outline, within), within);
    return product === null ? alpha : withinProduct(alpha, { product, strokes });
  }

  function tidied({ outline, soft }: Step, words: Plane): Plane {
    return tidy(outline, words, soft);
  }

  function matteOf({ soft, sure }: Step, outline: Plane, within: Plane | null = null): Plane {
    return edgeMatte(photo, { outline, seen: soft, sure, lab, size, within });
  }

  function firstStep(): Step {
    const unseen = {
      mask: start,
      said: none,
      soft: null,
      sure: 1,
      lean: null,
      isFound: true,
      gaps: [],
    };
    if (found === null)
      return { ...unseen, outline: outlineOf(copies, { mask: start, said: none, strokes: [] }) };
    const { width, height } = fineOf().size;
    const step = { ...unseen, outline: resizeMask(found, width, height) };
    if (!isSeen) return step;
    const soft = resizePlane(found, width, height);
    return { ...step, soft, sure: SURE_OF_SEEN, lean: leanOn(found, size) };
  }

  function firstCut(): Cut {
    if (shown != null) return { ...shown, verdict: 'mended' };
    if (backdrop != null) return { alpha: backdrop.alpha, ...NO_PARTS, verdict };
    const rough = tidy(start, none);
    const isWhole = isPlausible(rough);
    if (!isSeen && !(isWhole && outlineContrast(lab, rough) >= LEAST_CONTRAST)) {
      return failed(photo);
    }
    const outlined = matteOf(untouched(), shownOutline());
    const told = isSeen ? (salience?.product ?? null) : null;
    product = told && solidWithin(outlined, told);
    const alpha = product === null ? outlined : withinProduct(outlined, { product });
    return { alpha, ...NO_PARTS, verdict: isWhole ? verdict : 'doubtful' };
  }
}

interface Told {
  /** Tidied, and what people have painted, on the finer copy. */
  readonly outline: Plane;
  readonly words: Plane;
  readonly strokes: readonly Stroke[];
}

/** A plane with another one laid over it where a smaller copy of it holds 1. */
function laidOver(under: Plane, over: Plane, where: Plane): Plane {
  const { width, height } = under;
  const laid = { width, height, data: under.data.slice() };
  const box = boundsOf(where, 0.5);
  if (box === null) return laid;
  const [kx, ky] = [where.width / width, where.height / height];
  const bottom = Math.min(height, Math.ceil((box.y + box.height) / ky));
  const right = Math.min(width, Math.ceil((box.x + box.width) / kx));
  for (let y = Math.floor(box.y / ky); y < bottom; y++) {
    const row = Math.floor((y + 0.5) * ky) * where.width;
    for (let x = Math.floor(box.x / kx); x < right; x++)
      if (where.data[row + Math.floor((x + 0.5) * kx)] === 1)
        laid.data[y * width + x] = over.data[y * width + x] ?? 0;
  }
  return laid;
}

/** What is made when it is asked for, and then remembered. */
function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

const failed = ({ width, height }: Size): Cut => ({
  alpha: createPlane(width, height),
  ...NO_PARTS,
  verdict: 'failed',
});
