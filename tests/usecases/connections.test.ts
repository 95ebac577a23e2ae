import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { closeAdmin } from '../support/admin.ts';
import { portsWith } from '../support/jobs/generation.ts';
import { givenUpload, productShot } from '../support/jobs/requests.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const HOSTS = ['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f000001', '[::1]', '0.0.0.0'];
const SCHEMES = ['http://', 'https://', '//', 'ftp://', 'gs://', 'file://', 'ws://'];
const WRAPS = [
  (url: string) => `<img src="${url}">`,
  (url: string) => `![x](${url})`,
  (url: string) => `url(${url})`,
];

/**
 * Ways to write one address, as texts that a picture is made of: each alone, and for each scheme a text
 * with all the wrapped ones.
 */
const textsWith = (port: number): string[] =>
  SCHEMES.flatMap((scheme) => {
    const urls = HOSTS.map((host) => `${scheme}${host}:${port}/a.png`);
    return [...urls, urls.flatMap((url) => WRAPS.map((wrap) => wrap(url))).join(' ')];
  });

it('contacts no host that a client names, in whatever words', async () => {
  let visits = 0;
  const canary = createServer((_, response) => response.end());
  canary.on('connection', () => {
    visits += 1;
  });
  canary.listen(0);
  await once(canary, 'listening');
  const address = canary.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  const forged = textsWith(address.port);
  expect(forged.join(' ').split(`:${address.port}/`).length - 1).toBe(196);
  const uid = await givenProfile({ credits: 10_000, plan_id: null });
  const upload = await givenUpload(uid);
  for (const words of forged) {
    const input = { ...productShot([upload]), productName: words, customPrompt: words };
    expect(
      await runGeneration({ uid, operation: 'productShot', input }, portsWith()),
    ).toMatchObject({ ok: true });
    const text = { requestId: randomUUID(), prompt: words };
    await runGeneration({ uid, operation: 'text', input: text }, portsWith());
  }
  expect(visits).toBe(0);
  canary.close();
}, 120_000);
