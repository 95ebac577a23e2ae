import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
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
    void pass(asked, answer).catch(() => answer.destroy());
  });

  async function pass({ url = '/' }: IncomingMessage, answer: ServerResponse): Promise<void> {
    const found = await fetch(new URL(url, appUrl));
    const body = Buffer.from(await found.arrayBuffer());
    const headers = new Headers(found.headers);
    // Of the body as it came through the line, which is decoded now.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
      headers.delete(name);
    const isPage = headers.get('content-type')?.startsWith('text/html') === true;
    const at = isPage ? body.indexOf(cutAfter) : -1;
    const cut = at === -1 ? 0 : at + Buffer.byteLength(cutAfter);
    answer.writeHead(found.status, Object.fromEntries(headers));
    if (cut > 0) {
      answer.write(body.subarray(0, cut));
      await rest.promise;
    }
    answer.end(body.subarray(cut));
  }

  const { url, close } = await listen(server);
  return { url, sendRest: rest.resolve, close };
}
