/**
 * The browser offers the installation once, early: whoever loads this module first keeps the offer.
 * src/main.tsx does, before anything is drawn.
 */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const isOffer = (event: Event): event is InstallOffer =>
  'prompt' in event && typeof event.prompt === 'function';

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function keep(next: InstallOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

window.addEventListener('beforeinstallprompt', (event) => {
  if (!isOffer(event)) return;
  // The browser's own bar would cover the page: our button takes its place.
  event.preventDefault();
  keep(event);
});
window.addEventListener('appinstalled', () => keep(null));

export const hasInstallOffer = (): boolean => offer !== null;

export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the browser's dialog; an offer is good for one. */
export async function acceptInstallOffer(): Promise<boolean> {
  const asked = offer;
  if (asked === null) return false;
  keep(null);
  const { outcome } = await asked.prompt();
  return outcome === 'accepted';
}
