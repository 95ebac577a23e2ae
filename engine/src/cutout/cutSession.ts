import { fineCopy } from './graph/bandCut.ts';
import type { BackdropCut } from './backdrop/backdropCut.ts';
import { fineMaskOf } from './copies.ts';
import { createHistory } from './cutHistory.ts';
import type { CutState } from './cutState.ts';
import { edgeMatte } from './edge/edgeMatte.ts';
import { straightenEdges } from './edge/straight/straightEdges.ts';
import { firstGuess, frameOf, outlineContrast } from './graph/firstGuess.ts';
import { grabCut, openGraph } from './graph/grabCut.ts';
import { glassToOutline } from './glass/glassToOutline.ts';
import { labOf } from './raster/lab.ts';
import { biasFromSalience, COLOUR_TRUST_OF_SEEN } from './look/keepUnchanged.ts';
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
import type { Seen } from './strokes/seen.ts';
import { selectsProduct, paintParts, paintStrokes, type Stroke } from './strokes/strokes.ts';
import { enforceStrokes } from './strokes/enforceStrokes.ts';
import { withoutSpecks } from './withoutSpecks.ts';
import { hintsWithGaps, withoutGaps } from './strokes/strokeGaps.ts';
import { alongSides } from './trace/alongSides.ts';
import { createTracer } from './trace/tracer.ts';

/**
 * How far a cut can be trusted. `clean`: whole, with its edge. `likely`: all looks agree, but the photo gives no second proof; one in
 * four of these has lost a part or has one too many. `doubtful`: the looks disagree. `failed`: nothing was found. `mended`:
 * edited by hand.
 */
export type CutVerdict = 'clean' | 'likely' | 'doubtful' | 'failed' | 'mended';

/** The verdict on a cut that was found and not edited yet. */
export type FirstVerdict = Exclude<CutVerdict, 'failed' | 'mended'>;

export interface Cut extends Mask {
  readonly verdict: CutVerdict;
}

export interface CutSession {
  readonly first: Cut;
  /**
   * The cut after a list of strokes: always the whole list, so that undo is the list without its last one. Results of
   * earlier lists are reused. `seen`: what networks have seen of the last one.
   */
  readonly mend: (strokes: readonly Stroke[], seen?: Seen | null) => Cut;
  /** Computes ahead what every stroke needs, while the user has not painted yet. */
  readonly prepare: () => void;
}

const LEAST_CONTRAST = 9;
const NO_PARTS = { healed: null, glass: null } as const;
/** How far around a change the edge is made anew, in pixels of the fine copy. */
const ANEW = 8;

/** What is known of a photo beforehand. The first that is given makes the first cut: `shown`, `backdrop`, `salience`. */
export interface Known {
  /** A cut of this photo that was stored. */
  readonly shown?: Mask | null;
  readonly backdrop?: BackdropCut | null;
  readonly salience?: Salience | null;
  /** The verdict on `backdrop` or `salience`. */
  readonly verdict?: FirstVerdict;
  /** Corrects the alpha of an edited cut. `hints`: 1 where a stroke keeps, -1 where one removes, at the size of the photo. */
  readonly after?: ((alpha: Plane, hints: Plane) => Plane) | undefined;
}

/** Cuts a product out of its photo and edits that cut by strokes. */
export function openCut(
  photo: Pixels,
  { shown, backdrop, salience, verdict = 'doubtful', after }: Known = {},
): CutSession {
  const { size, lab } = roughCopy(photo);
  const none = createPlane(size.width, size.height);
  const found = shown?.alpha ?? backdrop?.alpha ?? salience?.plane ?? null;
  const isSeen = found !== null && found === salience?.plane;
  const graphOf = once(() => openGraph(lab, size));
  const fineOf = once(() => fineCopy(photo));
  const photoOf = once(() => ({ lab: labOf(photo.data), size: photo }));
  const copies = { lab, size, graphOf, fineOf, photoOf };
  const start = found === null ? firstGuess(graphOf()) : resizeMask(found, size.width, size.height);
  const untouched = once(firstState);
  const shownMask = once(() => cleaned(untouched(), paintStrokes([], fineOf().size)));
  let product: Plane | null = null;
  const first: Cut = firstCut();
  const tracer = createTracer(fineOf);
  const frame = found === null ? frameOf(size) : none;
  const stateAfter = createHistory(copies, { untouched, frame, tracer, shown: first.alpha });

  return {
    first,
    prepare() {
      fineOf();
      photoOf();
      shownMask();
      // The first flow through the graph is the slow one, and later cuts go on from it. `firstGuess` has computed it already.
      if (found !== null)
        grabCut(graphOf(), { start, hints: none, rounds: 1, bias: untouched().bias });
    },
    mend(strokes, seen = null) {
      if (strokes.length === 0) return first;
      const healed = paintParts(strokes, { kind: 'heal', size: photo, under: shown?.healed });
      const painted = paintParts(strokes, { kind: 'glass', size: photo, under: shown?.glass });
      const selecting = strokes.filter(selectsProduct).map(tracer.snap);
      const cut = selecting.length === 0 ? first : cutAfter(selecting, seen);
      const glass = painted && glassToOutline(photo, { alpha: cut.alpha, painted, strokes });
      return { ...cut, healed, glass, verdict: cut.verdict === 'failed' ? 'failed' : 'mended' };
    },
  };

  function cutAfter(painted: readonly Stroke[], seen: Seen | null): Cut {
    const state = stateAfter(painted, seen);
    const { meant: strokes } = state;
    if (state.fineMask.data.every((v) => v === 0)) return failed(photo);
    // The edge of a gap is known exactly (`StrokeGap`).
    const covering = withoutGaps(strokes, state.gaps);
    const hints = paintStrokes(covering, fineOf().size);
    const mask = cleaned(state, hints);
    const later = strokes.at(-1)?.kind === 'trace' ? null : mask;
    const isFromFirst = state.isFound && first.verdict !== 'failed';
    const alpha = isFromFirst
      ? alphaNearChanges(state, { mask, hints, strokes: covering })
      : straightened(alongSides(matteOf(state, mask), tracer.lineOf(strokes), later));
    enforceStrokes(alpha, strokes, state.gaps);
    // A traced line is where its user wants the edge.
    const isTraced = strokes.some(({ kind }) => kind === 'trace');
    if (after === undefined || isTraced) return { alpha, ...NO_PARTS, verdict: 'mended' };
    const { values } = hintsWithGaps(strokes, { gaps: state.gaps, size: photo });
    return { alpha: after(alpha, values), ...NO_PARTS, verdict: 'mended' };
  }

  /** Alpha of the first cut, made anew only near what strokes have changed: elsewhere not a pixel may move. */
  function alphaNearChanges(state: CutState, { mask, hints, strokes }: Edited): Plane {
    const before = shownMask().data;
    // Where a stroke covers what the first cut had already taken for background, the edge is made anew, too.
    const changed = mapPlane(mask, (v, i) => (v === before[i] && hints.data[i] === 0 ? 0 : 1));
    const within = mapPlane(boxBlur(changed, ANEW), (v) => (v > 0 ? 1 : 0));
    const made = laidOver(first.alpha, matteOf(state, mask, within), within);
    const alpha = product === null ? made : withinProduct(made, { product, strokes });
    return straightened(alpha, within);
  }

  function cleaned(state: CutState, hints: Plane): Plane {
    return withoutSpecks(state.fineMask, hints, state.salience);
  }

  function matteOf(state: CutState, mask: Plane, within: Plane | null = null): Plane {
    const { salience: seen, colourTrust } = state;
    return edgeMatte(photo, { mask, salience: seen, colourTrust, lab, size, within });
  }

  function firstState(): CutState {
    const unseen = {
      roughMask: start,
      hints: none,
      salience: null,
      colourTrust: 1,
      bias: null,
      isFound: true,
      gaps: [],
      meant: [],
    };
    if (found === null) {
      const rough = { roughMask: start, hints: none, strokes: [] };
      return { ...unseen, fineMask: fineMaskOf(copies, rough) };
    }
    const { width, height } = fineOf().size;
    const state = { ...unseen, fineMask: resizeMask(found, width, height) };
    if (!isSeen) return state;
    return {
      ...state,
      salience: resizePlane(found, width, height),
      colourTrust: COLOUR_TRUST_OF_SEEN,
      bias: biasFromSalience(found, size),
    };
  }

  function firstCut(): Cut {
    if (shown != null) return { ...shown, verdict: 'mended' };
    if (backdrop != null) return { alpha: backdrop.alpha, ...NO_PARTS, verdict };
    const rough = withoutSpecks(start, none);
    const isWhole = isPlausible(rough);
    if (!isSeen && !(isWhole && outlineContrast(lab, rough) >= LEAST_CONTRAST)) {
      return failed(photo);
    }
    const matte = matteOf(untouched(), shownMask());
    const seenProduct = isSeen ? (salience?.product ?? null) : null;
    product = seenProduct && solidWithin(matte, seenProduct);
    const alpha = product === null ? matte : withinProduct(matte, { product });
    return { alpha: straightened(alpha), ...NO_PARTS, verdict: isWhole ? verdict : 'doubtful' };
  }

  /** Before a ground of one colour edges are known to the pixel. */
  function straightened(alpha: Plane, within: Plane | null = null): Plane {
    return after === undefined ? straightenEdges(photo, alpha, within) : alpha;
  }
}

interface Edited {
  /** Without specks. Both planes have the size of the fine copy. */
  readonly mask: Plane;
  readonly hints: Plane;
  readonly strokes: readonly Stroke[];
}

/** `under`, replaced by `over` where the smaller plane `where` is 1. */
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

/** A value that is computed on first use and kept. */
function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

const failed = ({ width, height }: Size): Cut => ({
  alpha: createPlane(width, height),
  ...NO_PARTS,
  verdict: 'failed',
});
