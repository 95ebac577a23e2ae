import { useState } from 'react';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import type { Photo } from '../photos/photoList.ts';
import { askIsWholeThing } from './askWorker.ts';
import type { SeenCut } from './messages.ts';
import type { PhotoCutState } from './photoCuts.ts';

/** Whether a cut that is called clean is all of one thing; false as well where nobody can tell. */
export function useIsWholeThing(
  { uploadId }: Photo,
  { seen }: Pick<PhotoCutState, 'seen'>,
): boolean | 'looking' {
  const [found, setFound] = useState<{ of: SeenCut | null; isWholeThing: boolean }>(NOTHING);
  const isWanted = seen?.verdict === 'clean' && found.of !== seen;
  useAsyncEffect(isWanted ? seen : null, async (of, signal) => {
    const isWholeThing = await askIsWholeThing(uploadId).catch(() => false);
    if (!signal.aborted) setFound({ of, isWholeThing });
  });
  return found.of === seen ? found.isWholeThing : 'looking';
}

const NOTHING = { of: null, isWholeThing: false };
