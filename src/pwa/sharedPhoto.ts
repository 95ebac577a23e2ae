import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { dropShared } from './sharedCache.ts';

/** What can become of a shared photo. */
export type SharedFor = 'product' | 'portrait';

interface Chosen {
  readonly purpose: SharedFor;
  readonly photo: File;
}

let chosen: Chosen | null = null;
const listeners = new Set<() => void>();

function publish(next: Chosen | null): void {
  chosen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The person has said what it is for; the form that makes this takes it. */
export const choosePurpose = (purpose: SharedFor, photo: File): void => publish({ purpose, photo });

/** Calls back once with the photo that was shared for this. Until then it stays in the cache. */
export function useSharedPhoto(purpose: SharedFor, take: (photo: File) => void): void {
  const waiting = useSyncExternalStore(subscribe, () => chosen);
  const photo = waiting?.purpose === purpose ? waiting.photo : null;
  const onPhoto = useEffectEvent(take);
  useEffect(() => {
    if (photo === null) return;
    publish(null);
    onPhoto(photo);
    void dropShared();
  }, [photo]);
}
