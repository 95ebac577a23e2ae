import { startTransition, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { withoutLazy } from './app/loadedRoutes.ts';
import { routes } from './app/routes.tsx';
import { forgetScrollOfNewVisit } from './app/scrollKeys.ts';
import { warmRoutesOnIntent } from './app/warmRoutes.ts';
import { watchErrors } from './app/watchErrors.ts';
import { prepareForStrictCsp } from './lib/prepareForStrictCsp.ts';
import { ensureScriptPolicy } from './lib/trustedTypes.ts';
import './pwa/installPrompt.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');

watchErrors();
prepareForStrictCsp();
ensureScriptPolicy();
const [visit] = performance.getEntriesByType('navigation');
forgetScrollOfNewVisit(
  window.location,
  visit instanceof PerformanceNavigationTiming ? visit.type : undefined,
);
if (root.firstElementChild === null) {
  draw(root);
} else if ('still' in root.dataset) {
  // A picture of the page, not the page: it stays until there is something to take its place.
  // What does not arrive is asked for again by the router, which says so.
  await withoutLazy(routes, window.location.pathname).catch(() => undefined);
  draw(root);
} else {
  await hydrate(root);
}
warmRoutesOnIntent(routes);

/** In slices, between which the page answers: in one task it blocks a slow phone for half a second. */
function draw(container: HTMLElement): void {
  const app = createRoot(container);
  const onDrawn = (): void => void delete container.dataset['still'];
  startTransition(() =>
    app.render(<Routed router={createBrowserRouter(routes)} onDrawn={onDrawn} />),
  );
}

/** A page that was drawn at build. When this is done it answers: first.ts plays back what waited. */
async function hydrate(drawn: HTMLElement): Promise<void> {
  await withoutLazy(routes, window.location.pathname);
  // With data, if none: the router then leaves the scroll position as it is.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  flushSync(() => {
    hydrateRoot(drawn, <Routed router={router} />);
  });
}

interface RoutedProps {
  readonly router: ReturnType<typeof createBrowserRouter>;
  /** Before the first frame of the app. */
  readonly onDrawn?: () => void;
}

function Routed({ router, onDrawn }: RoutedProps) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <App>
      <RouterProvider router={router} />
    </App>
  );
}
