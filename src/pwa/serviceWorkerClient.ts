import { Workbox } from 'workbox-window';
import { markUpdateAsked, takeUpdateAsked } from '../device/updateAsked.ts';
import { onOutdated } from '../lib/outdated.ts';
import { trustedScriptUrl } from '../lib/trustedTypes.ts';
import { LET_GO } from './worker/messages.ts';

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
  let isAsked = takeUpdateAsked();
  let isWaiting = false;
  let hasTakenOver = false;

  function reload(): void {
    if (hasTakenOver) return window.location.reload();
    isAsked = true;
    worker.messageSkipWaiting();
    setTimeout(letGo, TAKE_OVER_WITHIN_MS);
  }

  /**
   * The old one may be busy with a request that does not end, for minutes. It gives up here, before the reload:
   * where it gave up with the page, it would go while it answers for the next page, whose files would fail.
   */
  function letGo(): void {
    if (hasTakenOver) return;
    navigator.serviceWorker.controller?.postMessage({ type: LET_GO });
    setTimeout(reloadWithoutTakeOver, TAKE_OVER_WITHIN_MS);
  }

  /**
   * Who asks for a reload gets one, from whichever is in charge by then. That may be the old one again: so
   * the next page asks once more.
   */
  function reloadWithoutTakeOver(): void {
    if (hasTakenOver) return;
    markUpdateAsked();
    window.location.reload();
  }

  worker.addEventListener('waiting', () => {
    isWaiting = true;
    if (!isAsked) return offer(reload);
    worker.messageSkipWaiting();
    // Later than this nobody expects the page to reload by itself.
    setTimeout(() => {
      isAsked = false;
      if (!hasTakenOver) offer(reload);
    }, TAKE_OVER_WITHIN_MS);
  });
  worker.addEventListener('controlling', () => {
    // The first worker of this device takes the page it came with: that is no update.
    if (isFirst) {
      isFirst = false;
      return;
    }
    hasTakenOver = true;
    if (isAsked) window.location.reload();
    // Another tab has asked. This one goes on as it is, but parts it has not loaded yet are gone.
    else offer(reload);
  });

  /** Asked for, and nobody waits: it took over while this page of the old version was on its way. */
  async function start(): Promise<void> {
    const registration = await register(worker);
    if (!isAsked || isWaiting || hasTakenOver || registration === null) return;
    if (registration.waiting ?? registration.installing) return;
    window.location.reload();
  }
  onOutdated(() => {
    if (isWaiting || hasTakenOver) offer(reload);
    else look(worker);
  });
  void start();
}

async function register(worker: Workbox): Promise<ServiceWorkerRegistration | null> {
  try {
    const registration = await worker.register();
    keepFresh(worker);
    return registration ?? null;
  } catch (error) {
    // Private windows and locked-down devices: the app works, only not offline.
    console.warn('The app will not open offline', error);
    return null;
  }
}

/** An installed app may stay open for weeks: it looks for a new version when it comes back to sight. */
function keepFresh(worker: Workbox): void {
  let checkedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - checkedAtMs > CHECK_EVERY_MS;
    if (document.visibilityState !== 'visible' || !isDue || !navigator.onLine) return;
    checkedAtMs = Date.now();
    look(worker);
  });
}

function look(worker: Workbox): void {
  worker.update().catch((error: unknown) => console.warn('No look for a new version', error));
}
