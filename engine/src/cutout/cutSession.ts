import { bandCut, fineCopy, type FineCopy } from './bandCut.ts';
import { edgeMatte } from './edgeMatte.ts';
import { firstGuess, frameOf, outlineContrast } from './firstGuess.ts';
import { grabCut, openScene, sidesOf, type Scene } from './grabCut.ts';
import { labOf } from './lab.ts';
import { leanOf, withinLoop } from './loop.ts';
import { leftOutside } from './leftOutside.ts';
import { shrinkPixels, type Pixels, type Size } from './pixels.ts';
import { createPlane, growPlane, mapPlane, placePlane, resizePlane, type Plane } from './plane.ts';
import { isPlausible, ownAlpha, productMatte } from './productMatte.ts';
import { regionsOf, withParts } from './regions.ts';
import { onlyTouched, paintStrokes, type Stroke } from './strokes.ts';

/**
 * `clean`: a plain backdrop, all of the product. `doubtful`: a cut that people should look at.
 * `failed`: nothing to show. `mended`: as people painted it.
 */
export type CutVerdict = 'clean' | 'doubtful' | 'failed' | 'mended';

export interface Cut {
  /** At the photo's size. */
  readonly alpha: Plane;
  readonly verdict: CutVerdict;
}

export interface CutSession {
  readonly first: Cut;
  /**
   * The cut after these strokes. All of them are named each time, so undoing is leaving the last one
   * out; what was found before it is remembered.
   */
  readonly mend: (strokes: readonly Stroke[]) => Cut;
  /** Does what all strokes share before the first of them, while a hand is on its way. */
  readonly prepare: () => void;
}

/** Longer side of the copy that is cut: finer only makes each stroke slower. */
const ROUGH_SIDE = 208;
/** Parts smaller than this share of the largest one are specks, unless somebody painted them. */
const SPECK = 0.03;
/** Gaps smaller than this share of the product are glints. */
const GLINT = 0.012;
const LEAST_CONTRAST = 9;
const LOOP_ROUNDS = 3;
/** Of a loop, taken for background at first: a share of its size. */
const LOOP_MARGIN = 0.08;
/** A smaller share of a loop is no product that somebody drew it around. */
const LOOP_LEAST = 0.25;

/**
 * Cuts a product out of its photo, and goes on with what people paint over it. `shown` is a cut of the
 * same photo that its owner has seen before.
 */
export function openCut(photo: Pixels, shown: Plane | null = null): CutSession {
  const size = roughSize(photo);
  const plain = shown ?? plainCut(photo);
  const lab = labOf(shrinkPixels(photo, size).data);
  const none = createPlane(size.width, size.height);
  const frame = plain === null ? frameOf(size) : none;
  let scene: Scene | null = null;
  let fine: FineCopy | null = null;
  const sceneOf = (): Scene => (scene ??= openScene(lab, size));

  const start = plain === null ? firstGuess(sceneOf()) : roughOf(plain, size);
  const first: Cut = firstCut();
  const history: (Mended & { readonly stroke: Stroke })[] = [];

  return {
    first,
    prepare() {
      sceneOf();
      fine ??= fineCopy(photo);
    },
    mend(strokes) {
      if (strokes.length === 0) return first;
      const { mask, said } = maskAfter(strokes);
      const rough = tidy(mask, said);
      if (rough.data.every((v) => v === 0)) return { alpha: createFull(photo), verdict: 'failed' };
      const alpha = matteOf(rough, strokes, said);
      obey(alpha, strokes);
      return { alpha, verdict: 'mended' };
    },
  };

  function maskAfter(strokes: readonly Stroke[]): Mended {
    const known = history.findIndex((step, n) => step.stroke !== strokes[n]);
    history.length = Math.min(known < 0 ? history.length : known, strokes.length);
    for (const stroke of strokes.slice(history.length)) {
      const before = history.at(-1)?.mask ?? start;
      const said = paintStrokes(strokes.slice(0, history.length + 1), size, frame);
      const mask =
        stroke.kind === 'around'
          ? cutWithin(stroke, said)
          : onlyTouched({
              before,
              found: grabCut(sceneOf(), { start: before, said, rounds: 2 }),
              painted: paintStrokes([stroke], size),
            });
      history.push({ stroke, mask, said });
    }
    return history.at(-1) ?? { mask: start, said: none };
  }

  /** The outline is found anew on a finer copy before its pixels are weighed. */
  function matteOf(rough: Plane, strokes: readonly Stroke[], said: Plane): Plane {
    fine ??= fineCopy(photo);
    const sides = sidesOf(lab, rough, said);
    const words = paintStrokes(strokes, fine.size);
    const outline = tidy(bandCut({ ...fine, rough, words, sides }), words);
    return edgeMatte(photo, { outline, lab, size });
  }

  /** A loop begins anew: all within it may be the product. */
  function cutWithin({ points }: Stroke, said: Plane): Plane {
    const within = withinLoop(points, size);
    const area = sumOf(within);
    // People leave a margin: what lies along the loop is seldom the product.
    const from = growPlane(within, -Math.round(Math.sqrt(area) * LOOP_MARGIN));
    const asked = { start: from, said, rounds: LOOP_ROUNDS };
    const found = grabCut(sceneOf(), asked);
    // So little is left of a product that looks like its background: then the loop's shape counts too.
    return sumOf(found) > area * LOOP_LEAST
      ? found
      : grabCut(sceneOf(), { ...asked, lean: leanOf(within) });
  }

  function firstCut(): Cut {
    if (shown !== null) return { alpha: shown, verdict: 'mended' };
    if (plain !== null) {
      return { alpha: plain, verdict: leftOutside(lab, start) ? 'doubtful' : 'clean' };
    }
    const rough = tidy(start, none);
    if (!isPlausible(rough) || outlineContrast(lab, rough) < LEAST_CONTRAST) {
      return { alpha: createFull(photo), verdict: 'failed' };
    }
    return { alpha: matteOf(rough, [], none), verdict: 'doubtful' };
  }
}

interface Mended {
  readonly mask: Plane;
  readonly said: Plane;
}

const sumOf = ({ data }: Plane): number => data.reduce((sum, v) => sum + v, 0);
const createFull = ({ width, height }: Size): Plane => createPlane(width, height);

function roughSize({ width, height }: Size): Size {
  const scale = Math.min(1, ROUGH_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The cut along a plain backdrop, at the photo's size; null when there is none. */
function plainCut(photo: Pixels): Plane | null {
  const matte = ownAlpha(photo) ?? productMatte(photo);
  return matte === null ? null : placePlane(matte.alpha, matte.area, photo);
}

const roughOf = (alpha: Plane, { width, height }: Size): Plane =>
  mapPlane(resizePlane(alpha, width, height), (v) => (v > 0.5 ? 1 : 0));

/** Without specks and glints that nobody painted. */
function tidy(mask: Plane, said: Plane): Plane {
  const isPainted = (pixels: readonly number[], word: number): boolean =>
    pixels.some((i) => said.data[i] === word);
  const parts = regionsOf(mask, (v) => v > 0.5);
  const largest = parts[0]?.pixels.length ?? 0;
  const specks = parts.filter(
    ({ pixels }) => pixels.length < largest * SPECK && !isPainted(pixels, 1),
  );
  const solid = withParts(
    mask,
    specks.map(({ pixels }) => pixels),
    0,
  );
  const gaps = regionsOf(solid, (v) => v < 0.5).filter(
    ({ open, pixels }) => !open && pixels.length < largest * GLINT && !isPainted(pixels, -1),
  );
  return withParts(
    solid,
    gaps.map(({ pixels }) => pixels),
    1,
  );
}

/** What somebody painted is so to the pixel. */
function obey(alpha: Plane, strokes: readonly Stroke[]): void {
  paintStrokes(strokes, alpha).data.forEach((word, i) => {
    if (word !== 0) alpha.data[i] = word > 0 ? 1 : 0;
  });
}
