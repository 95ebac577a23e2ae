import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads what a link leads to as soon as somebody points at it or tabs to it. Not on a touch: there the
 * click follows at once, and most touches begin a scroll.
 */
export function warmRoutesOnIntent(routes: RouteObject[]): void {
  const warm = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) load(route);
  };
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse') warm(event);
  });
  document.addEventListener('focusin', warm);
}

function load({ lazy }: RouteObject): void {
  // What fails here fails again on the click, where there is somebody to tell.
  if (typeof lazy === 'function') lazy().catch(() => undefined);
}
