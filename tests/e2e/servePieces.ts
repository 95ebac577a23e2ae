import { createServer } from 'node:http';
import { listen } from '../support/listen.ts';

export interface PiecesServer {
  readonly url: string;
  /** Sends what follows the cut to every page that waits for it, and whole pages from then on. */
  readonly sendRest: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Stands before the app at `appUrl` (an origin) and breaks its pages off right after the first `cutAfter`, as
 * a slow line does; whatever else is asked for arrives whole.
 */
export async function servePieces({
  appUrl,
  cutAfter,
}: {
  appUrl: string;
  cutAfter: string;
}): Promise<PiecesServer> {
  const rest = Promise.withResolvers<void>();
  const server = createServer((asked, answer) => {
    const pass = async (): Promise<void> => {
      const found = await fetch(new URL(asked.url ?? '/', appUrl), {
        method: asked.method ?? 'GET',
      });
      const body = Buffer.from(await found.arrayBuffer());
      const headers = new Headers(found.headers);
      // Of the body as it came through the line, which is decoded now.
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
        headers.delete(name);
      answer.writeHead(found.status, Object.fromEntries(headers));
      const at = headers.get('content-type')?.startsWith('text/html') ? body.indexOf(cutAfter) : -1;
      if (at !== -1) {
        answer.write(body.subarray(0, at + Buffer.byteLength(cutAfter)));
        await rest.promise;
        answer.end(body.subarray(at + Buffer.byteLength(cutAfter)));
      } else {
        answer.end(body);
      }
    };
    void pass().catch(() => answer.destroy());
  });
  const { url, close } = await listen(server);
  return { url, sendRest: rest.resolve, close };
}
