import { randomUUID } from 'node:crypto';
import { CALLS } from '@lumashot/domain/calls/calls';
import { isWellFormed } from '@lumashot/domain/calls/text';
import {
  anything,
  constantFrom,
  dictionary,
  json,
  oneof,
  sample,
  string,
  type Arbitrary,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeAdmin } from '../support/admin.ts';
import { call, post, signUp, type Account } from '../support/emulators/calls.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { inBatches } from '../support/orders.ts';
import { givenUpload, made, productShot } from '../support/jobs/requests.ts';
import { amount } from '../support/torture.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const NAMES = Object.keys(CALLS);

const NASTY = constantFrom(
  '@type',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'data',
  'requestId',
  'prompt',
  '$where',
  '',
);

/** Values that JSON can carry, with the names and texts that break parsers. */
const value: Arbitrary<unknown> = oneof(
  anything({ maxDepth: 4, withNullPrototype: false }),
  dictionary(NASTY, oneof(string(), anything({ maxDepth: 2 }))),
  constantFrom<unknown>(
    { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'zz' },
    { '@type': 'type.googleapis.com/google.protobuf.UInt64Value', value: {} },
    { prompt: { '@type': 'x' } },
    '\u0000',
    '\uD800',
    'x'.repeat(100_000),
    1e308,
    [],
    [[]],
  ),
);

const bodies: Arbitrary<string> = oneof(
  value.map((data) => JSON.stringify({ data }, replaceUnwritable) ?? '{}'),
  value.map((whole) => JSON.stringify(whole, replaceUnwritable) ?? '[]'),
  json().map((text) => `{"data":${text}}`),
  constantFrom(
    `{"data":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    `{"data":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
    '{"data":9007199254740993}',
    '{"data":{"requestId":"\\u0000","prompt":"\\ud800"}}',
    '{"data":{"__proto__":{"uid":"me"},"constructor":{"prototype":{"cost":0}}}}',
  ),
);

const replaceUnwritable = (_: string, part: unknown): unknown =>
  typeof part === 'bigint' ? part.toString() : part;

/** The platform parses bodies before our code runs; what is neither object nor array ends there. */
const isForPlatform = (body: string): boolean => !/^[{[]/.test(body);

const errorReply = z.object({
  error: z.object({ status: z.string().min(3), message: z.string() }),
});

describe('a malformed body', () => {
  const accounts: Account[] = [];
  const accountAt = (index: number): Account => {
    const account = accounts[index % accounts.length];
    if (account === undefined) throw new Error('nobody signed up');
    return account;
  };
  beforeAll(async () => {
    // Without profiles: what is understood by chance is refused before anything is drawn.
    for (let user = 0; user < 5; user += 1) accounts.push(await signUp());
  });

  it('of 500 kinds is answered with 4xx, JSON and a code, and nothing crashes', async () => {
    const generated = sample(bodies, { numRuns: amount({ usual: 500, torture: 5_000 }), seed: 7 });
    const wrong: string[] = [];
    const tried = generated.map((body, index) => ({ body, index }));
    await inBatches(tried, {
      size: 2,
      run: async ({ body, index }) => {
        const name = NAMES[index % NAMES.length] ?? '';
        const account = accountAt(index);
        const response = await post(name, { body, account });
        const { status } = response;
        const text = await response.text();
        const isRefused =
          status >= 400 && status < 500 && errorReply.safeParse(parsed(text)).success;
        // Some calls take an empty object.
        const byPlatform = status === 400 && isForPlatform(body);
        if (isRefused || byPlatform || (status === 200 && text.includes('result'))) return;
        wrong.push(`${name} ${status} ${text.slice(0, 80)} for ${body.slice(0, 120)}`);
      },
    });
    expect(wrong).toEqual([]);
  }, 240_000);

  it('of 34 MB is turned away by the platform, and the next call is served', async () => {
    const account = accountAt(0);
    const body = `{"data":{"prompt":"${'x'.repeat(34 * 1024 * 1024)}"}}`;
    const status = await post('generateImage', { body, account }).then(
      (answer) => answer.status,
      // Cut off in the middle is turned away too.
      () => 413,
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(
      (await post('ensureProfile', { body: '{"data":{"isOldEnough":true}}', account })).status,
    ).toBe(200);
  });
});

describe('texts of people who may', () => {
  /** Each is legal JSON; one is no text, the others are texts that few have tried. */
  const ODD = [
    '🦊brighter🦊𝒳',
    'a fox \udfff',
    'a fox \u0000',
    'a fox \ufffe \ufdd0',
    '\u{e0100} \u200e',
  ];

  it('are drawn or refused in every field of every generating call, and never fail', async () => {
    const account = await signUp();
    await givenProfile({ user_id: account.uid, credits: 1_000 });
    const upload = await givenUpload(account.uid);
    const shot = await made({
      uid: account.uid,
      operation: 'productShot',
      input: productShot([upload]),
    });
    // What is drawn soonest: a name may be anything, so each of these is.
    const plainShot = { ...productShot([upload]), sceneId: 'clean-white-studio' };
    const fields: Record<string, (text: string) => object> = {
      generateImage: (prompt) => ({ prompt }),
      generateStoryboard: (description) => ({ description }),
      'generateProductShot name': (productName) => ({ ...plainShot, productName }),
      'generateProductShot words': (customPrompt) => ({ ...plainShot, customPrompt }),
      editProductShot: (editPrompt) => ({ shotId: shot, editPrompt }),
      generatePortraitShot: (customPrompt) => ({
        templateId: 'professional-headshot',
        customPrompt,
        source: { kind: 'upload', path: upload, consent: 'self' },
      }),
      enhanceImage: (customPrompt) => ({
        itemType: 'product',
        itemId: shot,
        enhancementType: 'custom',
        customPrompt,
      }),
    };
    for (const [field, requestOf] of Object.entries(fields)) {
      for (const text of ODD) {
        const data = { ...requestOf(text), requestId: randomUUID() };
        const answer = await call(field.split(' ')[0] ?? '', { account, data });
        expect({ field, text, status: answer.status }).toMatchObject({
          status: expect.toBeOneOf(isWellFormed(text) ? [200, 400] : [400]),
        });
      }
    }
    const { profile, jobs } = await moneyOf(account.uid);
    expect(profile).toMatchObject({ credits_held: 0, jobs_running: 0 });
    expect(jobs.filter(({ state }) => state === 'running')).toEqual([]);
    expect(await brokenInvariants(account.uid)).toEqual([]);
  }, 240_000);
});

function parsed(text: string): unknown {
  try {
    const read: unknown = JSON.parse(text);
    return read;
  } catch {
    return null;
  }
}
