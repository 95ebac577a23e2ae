import { useEffect, useState } from 'react';

/** What the check says about a photo; `unknown` while it looks, and when it cannot. */
export type FaceVerdict = 'unknown' | 'seen' | 'unseen';

/** It is advice: a check that fails says nothing. Its code is loaded only when there is a photo. */
export function useFaceCheck(photo: Blob | null): FaceVerdict {
  const [looked, setLooked] = useState<{ photo: Blob; verdict: FaceVerdict } | null>(null);

  useEffect(() => {
    let gone = false;
    async function look(picked: Blob): Promise<void> {
      try {
        const { seesFace } = await import('./seesFace.ts');
        const verdict = (await seesFace(picked)) ? 'seen' : 'unseen';
        if (!gone) setLooked({ photo: picked, verdict });
      } catch (error) {
        console.info('The photo was not checked for a face', error);
      }
    }
    if (photo !== null) void look(photo);
    return () => {
      gone = true;
    };
  }, [photo]);

  // The verdict on another photo says nothing about this one.
  return looked !== null && looked.photo === photo ? looked.verdict : 'unknown';
}
