import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads what the routes of this path put off, and writes it into them: a page that was drawn at build
 * is hydrated in one go, so its components have to be there from the first render.
 */
export async function withoutLazy(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
