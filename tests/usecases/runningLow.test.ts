import { outboxSchema } from '@lumashot/domain/account/outbox';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Profile } from '@lumashot/domain/profile/profile';
import { afterAll, describe, expect, it } from 'vitest';
import { parseDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs/jobs.ts';
import { closeAdmin, db, profileRef } from '../support/admin.ts';
import { portsWith, textRequest } from '../support/jobs/generation.ts';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { brokenInvariants } from '../support/billing/money.ts';
import { givenProfile } from '../support/accounts/users.ts';

afterAll(closeAdmin);

const NEXT = new Date('2030-12-14T12:00:00Z');

const PLUS = { has_active_subscription: true, plan_id: 'PLUS', next_credits_at: NEXT } as const;

let asked = 0;
const jobs = (addressOf: () => Promise<string | null> = async () => 'mara@example.com') =>
  firestoreJobs(db, {
    addressOf: (uid) => {
      asked += 1;
      return addressOf().then((to) => (uid === '' ? null : to));
    },
    wake: () => Promise.resolve(),
    appUrl: 'https://app.example',
    now: () => new Date(),
  });

const draw = async (uid: string, store = jobs()) => {
  const drawn = await runGeneration(textRequest({ uid }), portsWith({ jobs: store }));
  expect(drawn.ok).toBe(true);
};

const noticesOf = async (uid: string) => {
  const found = await db.collection(COLLECTIONS.mailOutbox).where('user_id', '==', uid).get();
  return found.docs.map((notice) => parseDocument(outboxSchema, notice));
};

const plusWith = (fields: Partial<Profile>) => givenProfile({ ...PLUS, ...fields });

describe('credits that run low', () => {
  it('are told once a grant, by mail and to the devices', async () => {
    const uid = await plusWith({ credits: 32, push_devices: 1 });
    asked = 0;
    await draw(uid);
    expect(await noticesOf(uid)).toEqual([]);
    expect(asked).toBe(0);
    for (let at = 0; at < 3; at += 1) await draw(uid);
    const told = await noticesOf(uid);
    expect(told).toHaveLength(2);
    expect(told.find(({ channel }) => channel === 'mail')).toMatchObject({
      kind: 'low-credits',
      to: 'mara@example.com',
      message: { text: expect.stringContaining('30 credits left until December 14.') },
    });
    expect(told.find(({ channel }) => channel === 'push')).toMatchObject({
      kind: 'low-credits',
      push: { body: '30 credits left until December 14.' },
    });
    expect(asked).toBe(1);
    // New credits: the next time is news.
    await profileRef(uid).update({ low_credits_told_at: null });
    await draw(uid);
    expect(await noticesOf(uid)).toHaveLength(4);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('are told once, also by pictures that are finished at the same time', async () => {
    const uid = await plusWith({ credits: 33 });
    await Promise.all(Array.from({ length: 5 }, () => draw(uid)));
    expect(await noticesOf(uid)).toHaveLength(1);
    expect(await brokenInvariants(uid)).toEqual([]);
  });

  it('are not written about to who does not want it, nor to an address nobody has confirmed', async () => {
    const quiet = await plusWith({ credits: 5, credits_notifications: false });
    const unconfirmed = await plusWith({ credits: 5 });
    await draw(quiet);
    await draw(
      unconfirmed,
      jobs(async () => null),
    );
    for (const uid of [quiet, unconfirmed]) {
      expect(await noticesOf(uid)).toEqual([]);
      expect((await profileRef(uid).get()).get('low_credits_told_at')).not.toBeNull();
    }
  });

  it('fail no picture when the address cannot be found out: the next one tells', async () => {
    const uid = await plusWith({ credits: 5 });
    await draw(
      uid,
      jobs(() => Promise.reject(new Error('sign-in is away'))),
    );
    expect(await noticesOf(uid)).toEqual([]);
    await draw(uid);
    expect(await noticesOf(uid)).toHaveLength(1);
  });
});
