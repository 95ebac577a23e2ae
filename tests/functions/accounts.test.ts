import { randomUUID } from 'node:crypto';
import { CALLS, type CallName } from '@lumashot/domain/calls/calls';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_PRICE_IDS } from '../../scripts/lib/settings/localStripe.ts';
import {
  deleteAccount,
  disableAccount,
  endSessions,
  signedInAgo,
} from '../support/emulators/accounts.ts';
import { closeAdmin, db, objectsOf, profileRef } from '../support/admin.ts';
import { call, newcomer, reasonOf, signUp, type Account } from '../support/emulators/calls.ts';
import { someAddress } from '../support/accounts/someAddress.ts';

afterAll(closeAdmin);

/** What each call would be served with. */
const bodiesOf = (uid: string): Record<CallName, Record<string, unknown>> => {
  const requestId = randomUUID();
  return {
    ensureProfile: {},
    allowUploads: { paths: [`uploads/${uid}/photo.jpg`] },
    generateImage: { requestId, prompt: 'a red fox' },
    generateStoryboard: { requestId, description: 'A fox finds a lamp' },
    generateProductShot: {
      requestId,
      productName: 'Lamp',
      category: 'home_decor',
      sceneId: 'modern-desk',
      imagePaths: [`uploads/${uid}/photo.jpg`],
    },
    cutOutProduct: { requestId, shotId: 'shot' },
    editProductShot: { requestId, shotId: 'shot', editPrompt: 'brighter' },
    generatePortraitShot: {
      requestId,
      templateId: 'professional-headshot',
      source: { kind: 'upload', path: `uploads/${uid}/photo.jpg`, consent: 'self' },
    },
    enhanceImage: { requestId, itemType: 'product', itemId: 'shot', enhancementType: 'vintage' },
    startGeneration: {
      requestId: randomUUID(),
      operation: 'text',
      input: { prompt: 'a red fox' },
    },
    remakeItem: { requestId: randomUUID(), itemType: 'product', itemId: 'shot' },
    varyItem: { requestId: randomUUID(), itemType: 'product', itemId: 'shot' },
    retryJob: { jobId: 'job', requestId: randomUUID() },
    cancelJobs: { waiting: true },
    changeItems: { set: 'trash', items: [{ type: 'product', id: 'shot' }] },
    purgeItems: { all: true },
    reportPicture: { item: { type: 'product', id: 'none' }, reason: 'other' },
    closeAccount: { email: 'mara@example.com' },
    keepAccount: {},
    deleteAccountNow: {},
    refuseAge: {},
    startExport: {},
    registerPush: { endpoint: 'https://fcm.googleapis.com/fcm/send/1', p256dh: 'B1', auth: 'a1' },
    forgetPush: { all: true },
    testPush: {},
    createCheckout: { priceId: LOCAL_PRICE_IDS.PLUS.monthly },
    createPackCheckout: { packId: 'S' },
    confirmCheckout: { sessionId: 'cs_test' },
    createPortalSession: {},
    reportClientError: {
      kind: 'screen',
      name: 'TypeError',
      message: 'x is null',
      stack: '    at a (/assets/a.js:1:2)',
      route: '/dashboard',
      release: 'index-1.js',
    },
    sendContactMessage: { name: 'Mara', email: 'mara@example.com', subject: 'Why', message: '?' },
  };
};

/** Everybody may write to us and tell us of errors, also who was suspended: see below. */
const NAMES = Object.keys(CALLS).filter((name): name is CallName => name in CALLS);
const FOR_USERS = NAMES.filter(
  (name) => name !== 'sendContactMessage' && name !== 'reportClientError',
);

/** Everything that is kept of a user, as text. */
async function keptOf(uid: string): Promise<string> {
  const [profile, objects, ...rows] = await Promise.all([
    profileRef(uid).get(),
    objectsOf(uid),
    ...Object.values(COLLECTIONS).map((name) =>
      db.collection(name).where('user_id', '==', uid).get(),
    ),
  ]);
  return JSON.stringify([
    profile.data(),
    objects,
    rows.map(({ docs }) => docs.map((row) => [row.id, row.data()])),
  ]);
}

const ENDS = {
  disabled: { end: disableAccount, reason: 'account-suspended', status: 403 },
  deleted: { end: deleteAccount, reason: 'account-missing', status: 403 },
  suspended: {
    end: ({ uid }: Account) => profileRef(uid).update({ suspended_at: new Date() }),
    reason: 'account-suspended',
    status: 403,
  },
} as const;

describe.each(Object.entries(ENDS))('a token of a %s user', (_, { end, reason, status }) => {
  it('is good for no call, and nothing is written', async () => {
    const account = await newcomer();
    const bodies = bodiesOf(account.uid);
    // Served a moment ago: nothing of that is remembered.
    expect((await call('ensureProfile', { account, data: { isOldEnough: true } })).status).toBe(
      200,
    );
    await end(account);
    const before = await keptOf(account.uid);
    for (const name of FOR_USERS) {
      const answer = await call(name, { account, data: bodies[name] });
      expect([name, answer.status, reasonOf(answer)]).toEqual([name, status, reason]);
    }
    expect(await keptOf(account.uid)).toBe(before);
  });
});

it('a token from before its sessions were ended is good for no call either', async () => {
  const account = await newcomer();
  const bodies = bodiesOf(account.uid);
  // Both times are whole seconds: one that ended in the second it began in still counts.
  await vi.waitFor(
    async () => {
      await endSessions(account);
      const answer = await call('ensureProfile', { account, data: { isOldEnough: true } });
      expect(reasonOf(answer)).toBe('session-ended');
    },
    { timeout: 60_000, interval: 300 },
  );
  const before = await keptOf(account.uid);
  for (const name of FOR_USERS) {
    const answer = await call(name, { account, data: bodies[name] });
    expect([name, answer.status, reasonOf(answer)]).toEqual([name, 401, 'session-ended']);
  }
  expect(await keptOf(account.uid)).toBe(before);
});

it('a session of an hour ago closes and deletes no account', async () => {
  const fresh = await newcomer();
  const account = await signedInAgo(fresh, 3_600_000);
  const closing = async () => (await profileRef(account.uid).get()).get('closing_at') ?? null;
  const data = { email: account.email };
  expect(reasonOf(await call('closeAccount', { account, data }))).toBe('sign-in-too-old');
  expect(reasonOf(await call('refuseAge', { account, data: {} }))).toBe('sign-in-too-old');
  expect(await closing()).toBeNull();
  expect(reasonOf(await call('closeAccount', { account: fresh, data }))).toBeNull();
  expect(reasonOf(await call('deleteAccountNow', { account, data: {} }))).toBe('sign-in-too-old');
  // What brings back is asked for by any session.
  expect(reasonOf(await call('keepAccount', { account, data: {} }))).toBeNull();
  expect(await closing()).toBeNull();
});

it('a deleted user gets no profile, though they never had one', async () => {
  const account = await signUp();
  await deleteAccount(account);
  const answer = await call('ensureProfile', { account, data: { isOldEnough: true } });
  expect(reasonOf(answer)).toBe('account-missing');
  expect((await profileRef(account.uid).get()).exists).toBe(false);
});

it('a suspended user writes to us as a visitor', async () => {
  const account = await newcomer();
  await disableAccount(account);
  const email = `${randomUUID()}@example.com`;
  const data = { ...bodiesOf(account.uid).sendContactMessage, email };
  const headers = { 'x-forwarded-for': someAddress() };
  expect((await call('sendContactMessage', { account, data, headers })).status).toBe(200);
  const kept = await db.collection(COLLECTIONS.contactMessages).where('email', '==', email).get();
  expect(kept.docs.map((message) => message.get('user_id'))).toEqual([null]);
});
