import type { Stroke } from '@lumashot/engine/cutout/strokes';
import { useState } from 'react';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import type { Photo } from '../photos/photoList.ts';
import { askDoubts } from './askWorker.ts';
import type { PhotoCut } from './photoCuts.ts';

/** So long nobody has painted: the next stroke is not to wait. */
const PAUSE_MS = 400;

/** Parts of a cut that may be wrong, as strokes that would mend them; null until somebody has looked. Those of the cut before stay until then. */
export function useDoubts(
  { uploadId }: Photo,
  { seen, strokes }: PhotoCut,
): readonly Stroke[] | null {
  const [doubts, setDoubts] = useState<readonly Stroke[] | null>(null);
  useAsyncEffect(seen, async (_, signal) => {
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    if (signal.aborted) return;
    // Without them people look by themselves.
    const found = await askDoubts(uploadId, strokes).catch(() => []);
    if (!signal.aborted) setDoubts(found);
  });
  return doubts;
}
