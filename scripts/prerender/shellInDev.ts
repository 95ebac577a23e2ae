import type { Plugin } from 'vite';

/**
 * Vite's dev server draws nothing in advance: every page comes as the empty shell, and the browser
 * draws it. The rewrite is Hosting's.
 */
export const shellInDev = (): Plugin => ({
  name: 'lumashot-shell-in-dev',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      const wantsPage = request.headers.accept?.includes('text/html') ?? false;
      if (request.method === 'GET' && wantsPage) request.url = '/app.html';
      next();
    });
  },
});
