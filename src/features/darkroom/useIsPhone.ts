import { useSyncExternalStore } from 'react';

/** As the shell's styles have it: below, the bar is at the foot. */
const PHONE = '(max-width: 767.98px)';

export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches);

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
