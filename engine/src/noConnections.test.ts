import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { once } from 'node:events';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SourceImage } from '@lumashot/domain/imaging/engine';
import { REQUESTS } from './testing/requests.ts';
import { embeddedEngine } from './embeddedEngine.ts';

/** The engine that the product ships opens no connection, whatever address the words name. */
let sockets = 0;
const count = (): void => {
  sockets += 1;
};
const canary = createServer((_, response) => response.end());
let port = 0;

beforeAll(async () => {
  canary.listen(0, '127.0.0.1');
  await once(canary, 'listening');
  const address = canary.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  // Every client socket of this process announces itself here, of fetch as of http.
  subscribe('net.client.socket', count);
});

afterAll(() => {
  unsubscribe('net.client.socket', count);
  canary.close();
});

/** Something on a table: large enough for every operation to begin its work. */
const photo = async (): Promise<SourceImage> => {
  const mug = { create: { width: 200, height: 240, channels: 3, background: '#b4381f' } } as const;
  const table = {
    create: { width: 480, height: 480, channels: 3, background: '#ece7df' },
  } as const;
  const input = await sharp(mug).png().toBuffer();
  const bytes = await sharp(table).composite([{ input }]).png().toBuffer();
  return { bytes, mediaType: 'image/png' };
};

/** One text with the address in several spellings. */
const wordsOf = (): string =>
  [
    `a poster of http://127.0.0.1:${port}/a.png`,
    `<img src="http://localhost:${port}/a.png">`,
    `![fox](https://127.0.0.1:${port}/a.png) in the snow`,
  ].join(', ');

it('in no operation', async () => {
  const signal = new AbortController().signal;
  const source = await photo();
  const words = wordsOf();
  const { draw } = embeddedEngine;
  const context = { seed: 1, signal };
  await draw.text?.({ ...REQUESTS.text, prompt: words }, context);
  const address = `http://127.0.0.1:${port}/a.png`;
  const poster = await draw.text?.({ prompt: `a poster that says "${address}"` }, context);
  expect(poster?.ok).toBe(true);
  await draw.storyboard?.({ ...REQUESTS.storyboard, description: words }, context);
  await draw.productShot?.(
    { ...REQUESTS.productShot, sources: [source], productName: words, customPrompt: words },
    context,
  );
  await draw.productEdit?.(
    { ...REQUESTS.productEdit, source, originals: [source], canRetake: true, editPrompt: words },
    context,
  );
  await draw.portrait?.({ ...REQUESTS.portrait, source, customPrompt: words }, context);
  await draw.enhance?.(
    { ...REQUESTS.enhance, source, enhancementType: 'custom', prompt: words },
    context,
  );
  expect(sockets).toBe(0);
}, 240_000);

it('which this test would see', async () => {
  await fetch(`http://127.0.0.1:${port}/a.png`);
  expect(sockets).toBeGreaterThan(0);
});
