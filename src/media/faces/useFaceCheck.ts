import { useState } from 'react';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import type { FaceVerdict } from './faceVerdict.ts';

/** What the check says about a photo; `unknown` while it looks, and when it cannot. */
export type ShownFaceVerdict = FaceVerdict | 'unknown';

/** It is advice: a check that fails says nothing. Its code is loaded only when there is a photo. */
export function useFaceCheck(photo: Blob | null): ShownFaceVerdict {
  const [looked, setLooked] = useState<{ photo: Blob; verdict: FaceVerdict } | null>(null);

  useAsyncEffect(photo, async (picked, signal) => {
    try {
      const { seesFace } = await import('./seesFace.ts');
      const verdict = await seesFace(picked);
      if (!signal.aborted) setLooked({ photo: picked, verdict });
    } catch (error) {
      console.info('The photo was not checked for a face', error);
    }
  });

  // The verdict on another photo says nothing about this one.
  return looked !== null && looked.photo === photo ? looked.verdict : 'unknown';
}
