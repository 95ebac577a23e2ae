import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { withoutLazy } from './app/loadedRoutes.ts';
import { routes } from './app/routes.tsx';

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
