import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createStore } from '../lib/createStore.ts';
import { dropShared } from './sharedCache.ts';

/** What can become of a shared photo. */
export type SharedFor = 'product' | 'portrait';

interface Chosen {
  readonly purpose: SharedFor;
  readonly photos: readonly File[];
}

const chosen = createStore<Chosen | null>(null);

/** The person has said what it is for; the form that makes this takes it. */
export const choosePurpose = (purpose: SharedFor, photos: readonly File[]): void =>
  chosen.set({ purpose, photos });

/** Calls back once with the photos that were shared for this. Until then they stay in the cache. */
export function useSharedPhotos(purpose: SharedFor, take: (photos: readonly File[]) => void): void {
  const waiting = useSyncExternalStore(chosen.subscribe, chosen.get);
  const photos = waiting?.purpose === purpose ? waiting.photos : null;
  const onPhotos = useEffectEvent(take);
  useEffect(() => {
    if (photos === null) return;
    chosen.set(null);
    onPhotos(photos);
    void dropShared();
  }, [photos]);
}
