import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/createStore.ts';

/**
 * The browser offers the installation once, early: whoever loads this module first keeps the offer.
 * src/main.tsx does, before anything is drawn.
 */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallOffer =>
  'prompt' in event && typeof event.prompt === 'function';

const offer = createStore<InstallOffer | null>(null);

window.addEventListener('beforeinstallprompt', (event) => {
  if (!isOffer(event)) return;
  // The browser's own bar would cover the page: our button takes its place.
  event.preventDefault();
  offer.set(event);
});
window.addEventListener('appinstalled', () => offer.set(null));

export const useInstallOffer = (): boolean =>
  useSyncExternalStore(offer.subscribe, () => offer.get() !== null);

/** Opens the browser's dialog; an offer is good for one. */
export async function acceptInstallOffer(): Promise<boolean> {
  const asked = offer.get();
  if (asked === null) return false;
  offer.set(null);
  const { outcome } = await asked.prompt();
  return outcome === 'accepted';
}
