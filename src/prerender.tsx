import { ROUTES } from '@lumashot/domain/routes';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from './app/App.tsx';
import { withoutLazy } from './app/loadedRoutes.ts';
import { routes } from './app/routes.tsx';
import { AuthPlaceholder } from './features/auth/AuthPlaceholder.tsx';

/** A picture of a page whose own elements cannot be drawn at build. */
export function renderStill(path: string): string {
  const Still = STILLS[path];
  if (Still === undefined) throw new Error(`There is no picture of ${path}`);
  return renderToString(
    <StaticRouter location={path}>
      <Still />
    </StaticRouter>,
  );
}

const STILLS: Readonly<Record<string, () => ReactNode>> = { [ROUTES.auth]: AuthPlaceholder };

/** The build's way in: the same tree that main.tsx hydrates, as text. Runs in Node only. */
export async function renderPath(path: string): Promise<string> {
  await withoutLazy(routes, path);
  const handler = createStaticHandler(routes);
  // Only its path is read.
  const context = await handler.query(new Request(new URL(path, 'http://build.invalid')));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <App>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
}
