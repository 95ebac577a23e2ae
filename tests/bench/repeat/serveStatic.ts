import { createServer } from 'node:http';
import { listen, type Listening } from '../../support/listen.ts';
import type { Files } from './staticCopy.ts';

/** Files from memory: as fast as a server can be. */
export async function serveStatic(files: Files): Promise<Listening> {
  const server = createServer(({ url = '/' }, answer) => {
    const file = files.get(url);
    answer.writeHead(file === undefined ? 404 : 200, {
      'content-type': file?.type ?? 'text/plain',
    });
    answer.end(file?.body);
  });
  return listen(server);
}
