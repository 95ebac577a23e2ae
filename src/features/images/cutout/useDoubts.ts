import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { useState } from 'react';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import type { Photo } from '../photos/photoList.ts';
import { askDoubts } from './askWorker.ts';
import type { SeenCut } from './messages.ts';
import type { PhotoCutState } from './photoCuts.ts';

/** So long nobody has painted: the next stroke is not to wait. */
const PAUSE_MS = 400;

/** Parts that may be wrong, as strokes that would mend them. `unknown`: nobody can look. */
export type Doubts = readonly Stroke[] | 'looking' | 'unknown';

/** Those of a cut, once nobody paints; those of the cut before stay until then. */
export function useDoubts(
  { uploadId }: Photo,
  { cut, isPainting }: { readonly cut: PhotoCutState; readonly isPainting: boolean },
): Doubts {
  const { seen, strokes, isLooking } = cut;
  const [found, setFound] = useState<{ of: SeenCut | null; doubts: Doubts }>(NOTHING);
  const isFailed = seen === null || seen.verdict === 'failed';
  const isWanted = !isFailed && !isPainting && !isLooking && found.of !== seen;
  useAsyncEffect(isWanted ? seen : null, async (of, signal) => {
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    if (signal.aborted) return;
    const doubts = await askDoubts(uploadId, strokes).catch((): Doubts => 'unknown');
    if (!signal.aborted) setFound({ of, doubts });
  });
  return isFailed ? 'unknown' : found.doubts;
}

const NOTHING = { of: null, doubts: 'looking' } as const;

export const listOf = (doubts: Doubts): readonly Stroke[] =>
  typeof doubts === 'string' ? NONE : doubts;

const NONE: readonly Stroke[] = [];
