import { ROUTES } from '@lumashot/domain/routes';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { askAnew } from './askAnew.ts';
import { LET_GO } from './messages.ts';
import { openPush, receivePush } from './push.ts';
import { receiveShare } from './receiveShare.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** Filled in by the build: every file of the app with its revision. */
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
};

/**
 * Keeps the app's own files, nothing of any user: pictures are cached by the page (src/media),
 * which knows whose they are. A new version waits until the person asks for it (src/pwa/serviceWorkerClient.ts).
 */
addPlugins([askAnew]);
precacheAndRoute([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();

// Every path that is no file is one of the app's routes. `/__/` is Firebase Hosting's own.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/app.html'), {
    denylist: [/^\/__\//, /^[^?]*\.\w+(\?|$)/],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === ROUTES.share,
  ({ request }) => receiveShare(request),
  'POST',
);

/** Of the pictures on their way: ended once where a new version waits, and others may follow. */
let fetching = new AbortController();

// Scenes and samples: as they were seen last, and fresh the next time.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  new StaleWhileRevalidate({
    cacheName: 'lumashot-static-pictures',
    fetchOptions: {
      get signal() {
        return fetching.signal;
      },
    },
  }),
);

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null || !('type' in data)) return;
  if (data.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (data.type === LET_GO) {
    fetching.abort();
    fetching = new AbortController();
  }
});

self.addEventListener('push', (event) => event.waitUntil(receivePush(event.data)));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPush(event.notification)),
);

// The page that brought the worker works offline at once, not only after its next start.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
