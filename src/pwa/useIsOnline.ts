import { useSyncExternalStore } from 'react';

/**
 * Whether the device has a network. True does not promise that a server answers; false is certain.
 */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);

export const isOnline = (): boolean => navigator.onLine;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
