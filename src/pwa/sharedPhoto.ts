import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createStore } from '../lib/createStore.ts';
import { dropShared } from './sharedCache.ts';

/** What can become of a shared photo. */
export type SharedFor = 'product' | 'portrait';

interface Chosen {
  readonly purpose: SharedFor;
  readonly photo: File;
}

const chosen = createStore<Chosen | null>(null);

/** The person has said what it is for; the form that makes this takes it. */
export const choosePurpose = (purpose: SharedFor, photo: File): void =>
  chosen.set({ purpose, photo });

/** Calls back once with the photo that was shared for this. Until then it stays in the cache. */
export function useSharedPhoto(purpose: SharedFor, take: (photo: File) => void): void {
  const waiting = useSyncExternalStore(chosen.subscribe, chosen.get);
  const photo = waiting?.purpose === purpose ? waiting.photo : null;
  const onPhoto = useEffectEvent(take);
  useEffect(() => {
    if (photo === null) return;
    chosen.set(null);
    onPhoto(photo);
    void dropShared();
  }, [photo]);
}
