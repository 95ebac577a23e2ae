import { array, assert, integer, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXT_TEMPLATE_IDS } from '../catalog/textTemplates.ts';
import { CALLS, type CallInput, type CallName } from './calls.ts';
import { isWellFormed } from './text.ts';

const requestId = '0f8b6f0e-5c1d-4a57-9a3f-2b1f0d1c9e77';
const photo = 'uploads/u1/photo.jpg';

/** A served request of every call: a new call has to be added. */
const EXAMPLES: { readonly [Name in CallName]: readonly CallInput<Name>[] } = {
  ensureProfile: [{}],
  allowUploads: [{ paths: [photo] }],
  generateImage: [{ requestId, prompt: 'a fox', templateId: TEXT_TEMPLATE_IDS[0] }],
  generateStoryboard: [{ requestId, description: 'a fox' }],
  generateProductShot: [
    {
      requestId,
      productName: 'Mug',
      category: 'other',
      sceneId: 'modern-desk',
      customPrompt: 'warm',
      imagePaths: [photo],
    },
  ],
  cutOutProduct: [{ requestId, shotId: 'shot1' }],
  editProductShot: [{ requestId, shotId: 'shot1', editPrompt: 'brighter' }],
  generatePortraitShot: [
    {
      requestId,
      templateId: 'smart-casual',
      customPrompt: 'warm',
      source: { kind: 'upload', path: photo, consent: 'self' },
    },
  ],
  enhanceImage: [
    {
      requestId,
      itemType: 'product',
      itemId: 'shot1',
      enhancementType: 'custom',
      customPrompt: 'warm',
    },
  ],
  startGeneration: [
    { requestId, operation: 'text', input: { prompt: 'a fox' }, count: 4, shape: 'wide' },
  ],
  remakeItem: [{ requestId, itemType: 'product', itemId: 'shot1', count: 2, shape: 'wide' }],
  varyItem: [{ requestId, itemType: 'product', itemId: 'shot1', count: 4 }],
  retryJob: [{ jobId: 'uid_request', requestId }],
  cancelJobs: [{ jobIds: ['uid_request'] }],
  changeItems: [{ set: 'trash', items: [{ type: 'product', id: 'shot1' }] }],
  purgeItems: [{ items: [{ type: 'product', id: 'shot1' }] }],
  reportPicture: [
    { item: { type: 'product', id: 'shot1' }, reason: 'deformed', words: 'Six fingers' },
  ],
  closeAccount: [{ email: 'm@example.com' }],
  keepAccount: [{}],
  deleteAccountNow: [{}],
  refuseAge: [{}],
  startExport: [{}],
  registerPush: [{ endpoint: 'https://fcm.googleapis.com/fcm/send/1', p256dh: 'B1', auth: 'a1' }],
  forgetPush: [{ all: true }],
  testPush: [{}],
  createCheckout: [{ priceId: 'price_plus_monthly' }],
  createPackCheckout: [{ packId: 'S' }],
  confirmCheckout: [{ sessionId: 'cs_1' }],
  createPortalSession: [{}],
  reportClientError: [
    {
      kind: 'screen',
      name: 'TypeError',
      message: 'x is null',
      stack: '    at a (/assets/a.js:1:2)',
      route: '/dashboard',
      release: 'index-1.js',
    },
  ],
  sendContactMessage: [{ name: 'Mara', email: 'm@example.com', subject: 'Hello', message: 'Hi' }],
};

/** The same value with its `at`-th text changed; null when it has fewer. */
function withText(value: unknown, at: number, change: (text: string) => string): unknown {
  let seen = -1;
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') {
      seen += 1;
      return seen === at ? change(part) : part;
    }
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]));
  };
  const changed = walk(value);
  return seen >= at ? changed : null;
}

const HALVES = ['\ud800', '\udfff', '\udc00\ud800'];

describe('a text that UTF-8 cannot hold', () => {
  it.each(Object.entries(EXAMPLES))('is refused wherever it stands in %s', (name, [example]) => {
    const { input } = Object.entries(CALLS).find(([other]) => other === name)?.[1] ?? {};
    expect(input?.safeParse(example).error).toBeUndefined();
    for (let at = 0; withText(example, at, String) !== null; at += 1) {
      for (const half of HALVES) {
        const broken = withText(example, at, (text) => `${text}${half}`);
        expect(input?.safeParse(broken).success).toBe(false);
      }
    }
  });

  it('is said to be that', () => {
    const { error } = CALLS.generateImage.input.safeParse({ requestId, prompt: 'a fox \ud800' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['text-malformed']);
  });

  it('is told from every other text as the encoder tells it', () => {
    const units = array(
      oneof(integer({ min: 0xd7f0, max: 0xe00f }), integer({ max: 0xffff, min: 0 })),
    );
    assert(
      property(units, (codes) => {
        const text = String.fromCharCode(...codes);
        expect(isWellFormed(text)).toBe(canBeEncoded(text));
      }),
      { numRuns: 2_000 },
    );
    for (const text of ['\u0000', '\ufffe', '\ufdd0', '🦊', ''])
      expect(isWellFormed(text)).toBe(true);
  });
});

/** As the language's own encoder of UTF-8 says. */
function canBeEncoded(text: string): boolean {
  try {
    encodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
