import { randomInt, randomUUID } from 'node:crypto';
import { CONTACT_KEPT_MS } from '@lumashot/domain/calls/contact';
import { MEMORY_LIMITS, RATE_LIMITS } from '@lumashot/domain/calls/rateLimits';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeAdmin, db } from '../support/admin.ts';
import { call, newcomer, reasonOf, type Account, type Reply } from '../support/emulators/calls.ts';
import { inBatches } from '../support/orders.ts';
import { someAddress } from '../support/accounts/someAddress.ts';
import { withinOneHour } from '../support/withinOneHour.ts';

afterAll(closeAdmin);

/** The emulator starts a process, an instance as it were, for each call that is under way. */
const INSTANCES = 4;

async function answersOf(callers: readonly Account[]): Promise<Reply[]> {
  const answers: Reply[] = [];
  await inBatches(callers, {
    size: INSTANCES,
    run: async (account) =>
      answers.push(await call('ensureProfile', { account, data: { isOldEnough: true } })),
  });
  return answers;
}

const servedIn = (answers: readonly Reply[]): number =>
  answers.filter(({ status }) => status === 200).length;

describe('a flood of ensureProfile', () => {
  it('of 320 calls by one user is served 120 times at most', async () => {
    const account = await newcomer();
    const answers = await answersOf(Array.from({ length: 320 }, () => account));
    const atMost = INSTANCES * MEMORY_LIMITS.profile.most + RATE_LIMITS.profile.most;
    expect(atMost).toBe(120);
    expect(servedIn(answers)).toBeLessThanOrEqual(atMost);
    expect(servedIn(answers)).toBeGreaterThanOrEqual(MEMORY_LIMITS.profile.most);
    const refused = answers.filter(({ status }) => status !== 200).map(reasonOf);
    expect(new Set(refused)).toEqual(new Set(['rate-limited']));
    const counted = await db.collection(COLLECTIONS.rateLimits).doc(`profile_${account.uid}`).get();
    expect(counted.get('count')).toBe(RATE_LIMITS.profile.most);
  });

  it('of 10 calls each by 50 users is normal use: all are served, and none is counted', async () => {
    const users: Account[] = [];
    await inBatches(
      Array.from({ length: 50 }, (_, at) => at),
      { size: INSTANCES, run: async () => users.push(await newcomer()) },
    );
    const answers = await answersOf(Array.from({ length: 9 }, () => users).flat());
    expect(servedIn(answers)).toBe(450);
    const counted = await db.getAll(
      ...users.map(({ uid }) => db.collection(COLLECTIONS.rateLimits).doc(`profile_${uid}`)),
    );
    expect(counted.filter(({ exists }) => exists)).toEqual([]);
  });
});

describe('messages to us', () => {
  const send = (from: string, email = 'mara@example.com'): Promise<Reply> =>
    call('sendContactMessage', {
      headers: { 'x-forwarded-for': from },
      data: { name: 'Mara', email, subject: 'Hello', message: 'A question' },
    });
  const windows = async (): Promise<string[]> => {
    const found = await db.collection(COLLECTIONS.rateLimits).get();
    return found.docs.map(({ id }) => id).filter((id) => id.startsWith('contact_'));
  };
  const ofAll = db.collection(COLLECTIONS.rateLimits).doc('contactOfAll_all');
  beforeEach(async () => {
    await ofAll.delete();
  });

  it('are counted by the address the platform appended, whatever the client writes', async () => {
    const answers = await withinOneHour(async () => {
      const real = someAddress();
      const replies: Reply[] = [];
      for (let at = 1; at <= 6; at += 1) {
        replies.push(await send(`10.${at}.${at}.${at}, 198.51.100.${at}, ${real}`));
      }
      return replies;
    });
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers.map(reasonOf).at(-1)).toBe('rate-limited');
  });

  it('of one IPv6 network are counted together', async () => {
    const statuses = await withinOneHour(async () => {
      const network = `2001:db8:${randomInt(9_000)}:1`;
      const found: number[] = [];
      for (let at = 1; at <= 6; at += 1) found.push((await send(`${network}::${at}`)).status);
      return found;
    });
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('with 500 forged addresses make one count and five messages', async () => {
    const { before, email } = await withinOneHour(async () => {
      const seen = new Set(await windows());
      const real = someAddress();
      const own = `${randomUUID()}@example.com`;
      await inBatches(
        Array.from({ length: 500 }, (_, at) => at),
        {
          size: 2,
          run: (at) => send(`10.0.${Math.floor(at / 250)}.${at % 250}, ${real}`, own),
        },
      );
      return { before: seen, email: own };
    });
    expect((await windows()).filter((id) => !before.has(id))).toHaveLength(1);
    const kept = await db.collection(COLLECTIONS.contactMessages).where('email', '==', email).get();
    expect(kept.size).toBe(RATE_LIMITS.contact.most);
  });

  it('are bounded in all: a full hour makes no document, wherever they come from', async () => {
    expect((await send('198.51.100.1')).status).toBe(200);
    await ofAll.update({ count: RATE_LIMITS.contactOfAll.most });
    const before = await windows();
    const answer = await send(someAddress());
    expect(reasonOf(answer)).toBe('rate-limited');
    expect(await windows()).toEqual(before);
  });

  it('and their counts say when they may be removed', async () => {
    const email = `${randomUUID()}@example.com`;
    const sentAt = Date.now();
    await send(someAddress(), email);
    const kept = await db.collection(COLLECTIONS.contactMessages).where('email', '==', email).get();
    const expiry = (stored: unknown): number =>
      stored instanceof Timestamp ? stored.toMillis() : Number.NaN;
    expect(expiry(kept.docs[0]?.get('expires_at'))).toBeGreaterThanOrEqual(
      sentAt + CONTACT_KEPT_MS,
    );
    const counts = await db.collection(COLLECTIONS.rateLimits).get();
    const contact = counts.docs.filter(({ id }) => id.startsWith('contact'));
    for (const count of contact) {
      expect(expiry(count.get('expires_at')) - expiry(count.get('started_at'))).toBe(
        RATE_LIMITS.contact.windowMs,
      );
    }
  });
});
