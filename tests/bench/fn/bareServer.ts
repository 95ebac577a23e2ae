import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { listen } from '../../support/listen.ts';
import type { Picture } from '@lumashot/domain/imaging/engine';

const bodySchema = z.object({ prompt: z.string() });

export interface BareServer {
  /** One request: prompt in, picture's bytes out. Resolves with the milliseconds it took. */
  ask(prompt: string): Promise<number>;
  stop(): Promise<void>;
}

/** The peer: Node's own HTTP server that calls an engine and keeps nothing. */
export async function startBareServer(
  draw: (prompt: string) => Promise<Picture>,
): Promise<BareServer> {
  const server = createServer((request, response) => {
    json(request)
      .then((body) => draw(bodySchema.parse(body).prompt))
      .then(({ bytes, mediaType }) => response.setHeader('content-type', mediaType).end(bytes))
      .catch(() => response.writeHead(500).end());
  });
  const { url, close } = await listen(server);
  return {
    ask: async (prompt) => {
      const startedAt = performance.now();
      const response = await fetch(`${url}/`, {
        method: 'POST',
        body: JSON.stringify({ prompt }),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the bare server answered ${response.status}`);
      return performance.now() - startedAt;
    },
    stop: close,
  };
}
