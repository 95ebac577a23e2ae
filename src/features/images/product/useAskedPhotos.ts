import { useEffectEvent } from 'react';
import { useAsyncEffect } from '#app/lib/useAsyncEffect.ts';
import type { Photo } from '../photos/photoList.ts';
import { photosOf, type AskedShot } from './askedShot.ts';

/** Brings the photos of a shot that was asked for before, once. */
export function useAskedPhotos(
  asked: AskedShot | null,
  onFound: (photos: readonly Photo[]) => void,
): void {
  const take = useEffectEvent(onFound);
  useAsyncEffect(asked, async (shot, signal) => {
    const found = await photosOf(shot, async (path) => {
      const { fetchMedia } = await import('#app/firebase/files/fetchMedia.ts');
      return fetchMedia(path);
    });
    if (!signal.aborted && found.length > 0) take(found);
  });
}
