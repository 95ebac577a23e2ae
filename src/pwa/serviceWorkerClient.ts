import { Workbox } from 'workbox-window';
import { trustedScriptUrl } from '../lib/trustedTypes.ts';

const CHECK_EVERY_MS = 3_600_000;
const TAKE_OVER_WITHIN_MS = 5_000;

/** Shows that a new version is there; `reload` brings it, and only when the person asks. */
export type OfferUpdate = (reload: () => void) => void;

let isStarted = false;

/**
 * Registers the service worker once the page has loaded. A new one waits behind the pages that are
 * open: it never takes the ground from under somebody's words.
 */
export function startServiceWorker(offer: OfferUpdate): void {
  if (isStarted || !('serviceWorker' in navigator) || import.meta.env.DEV) return;
  isStarted = true;
  const worker = new Workbox(trustedScriptUrl('/sw.js'));
  let isFirst = navigator.serviceWorker.controller === null;
  let hasAsked = false;
  let hasTakenOver = false;

  function reload(): void {
    if (hasTakenOver) return window.location.reload();
    hasAsked = true;
    worker.messageSkipWaiting();
    // The old one may be busy with a request that does not end: who asks for a reload gets one.
    setTimeout(() => window.location.reload(), TAKE_OVER_WITHIN_MS);
  }
  worker.addEventListener('waiting', () => offer(reload));
  worker.addEventListener('controlling', () => {
    // The first worker of this device takes the page it came with: that is no update.
    if (isFirst) {
      isFirst = false;
      return;
    }
    hasTakenOver = true;
    if (hasAsked) window.location.reload();
    // Another tab has asked. This one goes on as it is, but parts it has not loaded yet are gone.
    else offer(reload);
  });

  void register(worker);
}

async function register(worker: Workbox): Promise<void> {
  try {
    await worker.register();
    keepFresh(worker);
  } catch (error) {
    // Private windows and locked-down devices: the app works, only not offline.
    console.warn('The app will not open offline', error);
  }
}

/** An installed app may stay open for weeks: it looks for a new version when it comes back to sight. */
function keepFresh(worker: Workbox): void {
  let checkedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - checkedAtMs > CHECK_EVERY_MS;
    if (document.visibilityState !== 'visible' || !isDue || !navigator.onLine) return;
    checkedAtMs = Date.now();
    worker.update().catch((error: unknown) => console.warn('No look for a new version', error));
  });
}
