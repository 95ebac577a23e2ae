import { useEffect, useState } from 'react';

/**
 * True once the photo was looked at and no face was found. A check that fails says nothing: it is
 * advice, and its code is loaded only when there is a photo.
 */
export function useFaceCheck(photo: Blob | null): boolean {
  const [faceless, setFaceless] = useState<Blob | null>(null);

  useEffect(() => {
    let gone = false;
    async function look(picked: Blob): Promise<void> {
      try {
        const { seesFace } = await import('./seesFace.ts');
        const seen = await seesFace(picked);
        if (!gone && !seen) setFaceless(picked);
      } catch (error) {
        console.info('The photo was not checked for a face', error);
      }
    }
    if (photo !== null) void look(photo);
    return () => {
      gone = true;
    };
  }, [photo]);

  return photo !== null && faceless === photo;
}
