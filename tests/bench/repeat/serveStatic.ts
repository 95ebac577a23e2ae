import { createServer } from 'node:http';
import type { Files } from './staticCopy.ts';

interface StaticServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Files from memory: as fast as a server can be. */
export async function serveStatic(files: Files): Promise<StaticServer> {
  const server = createServer(({ url = '/' }, answer) => {
    const file = files.get(url);
    answer.writeHead(file === undefined ? 404 : 200, {
      'content-type': file?.type ?? 'text/plain',
    });
    answer.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
