import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { boundedFetch } from './boundedFetch.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const MEGABYTE = Buffer.alloc(1_000_000, 'a');

/** A server that sends as many megabytes without saying how many. */
async function serving(megabytes: number): Promise<string> {
  const started = createServer((_, response) => {
    for (let sent = 0; sent < megabytes; sent += 1) response.write(MEGABYTE);
    response.end();
  }).listen(0, '127.0.0.1');
  server = started;
  await once(started, 'listening');
  const { port } = z.object({ port: z.number() }).parse(started.address());
  return `http://127.0.0.1:${port}`;
}

it('reads an answer as large as a picture may be', async () => {
  const answer = await boundedFetch(await serving(42));
  expect((await answer.arrayBuffer()).byteLength).toBe(42_000_000);
});

it('breaks off when an answer is larger', async () => {
  const answer = await boundedFetch(await serving(43));
  await expect(answer.arrayBuffer()).rejects.toThrow('larger than 42000000 bytes');
});
