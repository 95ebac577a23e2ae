import { randomUUID } from 'node:crypto';
import { LATE_MS } from '@lumashot/domain/account/deletion';
import { RATE_LIMITS } from '@lumashot/domain/calls/rateLimits';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { describe, expect, it } from 'vitest';
import { firestoreMessages } from '../../functions/src/adapters/firestore/admin/messages.ts';
import { stripeRenewals } from '../../functions/src/adapters/stripe/renewals.ts';
import {
  closeAccount,
  deleteAccountNow,
  keepAccount,
} from '../../functions/src/usecases/account/closeAccount.ts';
import {
  deleteAccount,
  finishDeletions,
  type DeletionPorts,
} from '../../functions/src/usecases/account/deleteAccount.ts';
import { refuseAge } from '../../functions/src/usecases/account/removeUnbegun.ts';
import { runGeneration } from '../../functions/src/usecases/generation/runGeneration.ts';
import { db, profileRef } from '../support/admin.ts';
import { billingWorldOfFile } from '../support/billing/billing.ts';
import { deletionPorts } from '../support/accounts/deletionPorts.ts';
import { withFault } from '../support/faults.ts';
import { drawTile, portsWith, textRequest, tileEngine } from '../support/jobs/generation.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { givenMessage } from '../support/accounts/messages.ts';
import { inBatches } from '../support/orders.ts';
import { givenMember, givenProfile, type Member } from '../support/accounts/users.ts';
import {
  confirmAddress,
  givenWholeAccount,
  secretOf,
  tracesOf,
} from '../support/accounts/wholeAccount.ts';

const world = await billingWorldOfFile();

const DAY_MS = 86_400_000;
const inTime = (ms: number) => ({ now: () => new Date(Date.now() + ms) });

const close = ({ uid, email }: Member, ports = deletionPorts()) =>
  closeAccount({ uid, email, typed: ` ${email.toUpperCase()}`, signedInAt: ports.now() }, ports);

const doomed = async (member: Member): Promise<void> => {
  expect((await close(member)).ok).toBe(true);
  const ports = { ...deletionPorts(), tasks: { send: () => Promise.resolve() } };
  const { uid } = member;
  expect((await deleteAccountNow({ uid, signedInAt: ports.now() }, ports)).ok).toBe(true);
};

describe('closing', () => {
  it('asks for the address, and for a sign-in of a moment ago', async () => {
    const { uid, email } = await givenMember();
    const ports = deletionPorts();
    const signedInAt = ports.now();
    const typed = 'somebody@example.com';
    expect(await closeAccount({ uid, email, typed, signedInAt }, ports)).toMatchObject({
      refusal: { reason: 'email-mismatch' },
    });
    const old = new Date(signedInAt.getTime() - 6 * 60_000);
    expect(await closeAccount({ uid, email, typed: email, signedInAt: old }, ports)).toMatchObject({
      refusal: { reason: 'sign-in-too-old' },
    });
    expect((await profileRef(uid).get()).get('closing_at') ?? null).toBeNull();
  });

  it('stops what renews and what waits; keeping the account brings it back', async () => {
    const member = await givenMember();
    const { uid } = member;
    const { customerId, subscriptionId } = await world.pay(uid);
    await world.hear(customerId);
    const ports = deletionPorts({
      billing: world.ports.billing,
      renewals: stripeRenewals(world.sdk),
    });
    const before = await moneyOf(uid);
    expect((await close(member, ports)).ok).toBe(true);
    expect((await world.sdk.subscriptions.retrieve(subscriptionId)).cancel_at_period_end).toBe(
      true,
    );
    // Asked again: what renews was noted the first time.
    expect((await close(member, ports)).ok).toBe(true);
    expect((await moneyOf(uid)).profile.closing_at).not.toBeNull();

    expect((await keepAccount({ uid }, ports)).ok).toBe(true);
    expect((await world.sdk.subscriptions.retrieve(subscriptionId)).cancel_at_period_end).toBe(
      false,
    );
    const after = await moneyOf(uid);
    expect({ ...after.profile, updated_at: null }).toEqual({ ...before.profile, updated_at: null });
    expect(after.ledger).toEqual(before.ledger);
    expect(await brokenInvariants(uid)).toEqual([]);
    expect(await deleteAccount({ uid }, deletionPorts(inTime(30 * DAY_MS)))).toBe(true);
    expect((await profileRef(uid).get()).exists).toBe(true);
  });

  it('and keeping in turn ends some time: each round is a mail and questions to Stripe', async () => {
    const member = await givenMember();
    const { uid } = member;
    const asked: string[] = [];
    const ports = deletionPorts({
      billing: { ...deletionPorts().billing, customerIdOf: () => Promise.resolve('cus_1') },
      renewals: {
        ...deletionPorts().renewals,
        renewing: (customerId) => {
          asked.push(customerId);
          return Promise.resolve([]);
        },
      },
    });
    const signedInAt = ports.now();
    const { most } = RATE_LIMITS.closing;
    for (let round = 0; round < most / 2; round += 1) {
      expect((await close(member, ports)).ok).toBe(true);
      expect((await keepAccount({ uid }, ports)).ok).toBe(true);
    }
    const tooMany = { refusal: { reason: 'rate-limited' } };
    expect(await close(member, ports)).toMatchObject(tooMany);
    expect(await refuseAge({ uid, signedInAt }, ports)).toMatchObject(tooMany);
    expect(asked).toHaveLength(most / 2);
    // An hour later it is closed, and may be kept: nobody is left with half of it.
    const later = { ...ports, ...inTime(60 * 60_000) };
    expect((await close(member, later)).ok).toBe(true);
    expect((await keepAccount({ uid }, later)).ok).toBe(true);
  });

  it('is waited for, unless who does not want to wait has signed in a moment ago', async () => {
    const member = await givenMember();
    const { uid } = member;
    expect((await close(member)).ok).toBe(true);
    const ports = deletionPorts();
    const old = new Date(Date.now() - 6 * 60_000);
    expect(await deleteAccountNow({ uid, signedInAt: old }, ports)).toMatchObject({
      refusal: { reason: 'sign-in-too-old' },
    });
    expect((await keepAccount({ uid }, ports)).ok).toBe(true);
  });

  it('cannot be taken back once the deletion has begun', async () => {
    const member = await givenMember();
    await doomed(member);
    expect(await keepAccount(member, deletionPorts())).toMatchObject({
      refusal: { reason: 'account-missing' },
    });
  });
});

describe('a deletion', () => {
  it('waits for the seven days, then leaves nothing but the books, which name nobody', async () => {
    const member = await givenWholeAccount();
    await close(member);
    await finishDeletions(deletionPorts(inTime(6 * DAY_MS)));
    expect((await profileRef(member.uid).get()).exists).toBe(true);
    await finishDeletions(deletionPorts(inTime(7 * DAY_MS + 60_000)));
    await finishDeletions(deletionPorts(inTime(8 * DAY_MS)));
    expect(await tracesOf(member)).toEqual([]);
    const rows = await goneRows();
    expect(rows.some((row) => row.includes(secretOf(member.uid)))).toBe(false);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('ends the subscription at once, and late events find nobody', async () => {
    const member = await givenMember();
    const { customerId, subscriptionId } = await world.pay(member.uid);
    await world.hear(customerId);
    const ports = deletionPorts({
      billing: world.ports.billing,
      renewals: stripeRenewals(world.sdk),
    });
    await close(member, ports);
    const sum = (await moneyOf(member.uid)).ledger.reduce((total, { amount }) => total + amount, 0);
    const before = (await goneLedger()).length;
    await finishAll(member, ports);
    expect((await world.sdk.subscriptions.retrieve(subscriptionId)).status).toBe('canceled');
    await world.hear(customerId);
    expect(await tracesOf(member)).toEqual([]);
    const added = (await goneLedger()).length - before;
    expect([added, sum]).toEqual([2, 310]);
  });

  it('leaves nothing of a picture that was drawn while the account went', async () => {
    const member = await givenMember();
    await doomed(member);
    const engine = tileEngine(async () => {
      await deleteAccount(member, deletionPorts());
      return drawTile();
    });
    const result = await runGeneration(textRequest({ uid: member.uid }), portsWith({ engine }));
    expect(result.ok).toBe(false);
    expect(await deleteAccount(member, deletionPorts(inTime(LATE_MS + 60_000)))).toBe(true);
    expect(await tracesOf(member)).toEqual([]);
  });

  it('takes along a profile that was made while the account went', async () => {
    const member = await givenMember();
    await doomed(member);
    expect(await deleteAccount(member, deletionPorts())).toBe(false);
    // By a call that was let through before the user was locked.
    await givenProfile({ user_id: member.uid, credits: 0 });
    expect(await deleteAccount(member, deletionPorts(inTime(LATE_MS + 60_000)))).toBe(true);
    expect(await tracesOf(member)).toEqual([]);
  });

  it('goes on wherever it stopped: the process dies after each of its calls', async () => {
    const calls = Array.from({ length: CALLS_MOST }, (_, at) => at + 1);
    const hit: number[] = [];
    const members: Member[] = [];
    await inBatches(calls, {
      size: 8,
      run: async (at) => {
        const member = await givenWholeAccount();
        members.push(member);
        await doomed(member);
        const fault = { fault: 'process dies after', at } as const;
        const faulty = withFault<DeletionPorts>(deletionPorts(), fault);
        await deleteAccount(member, faulty.ports).catch(() => undefined);
        // The second look, an hour later, may be what dies.
        const later = { ...faulty.ports, ...inTime(LATE_MS + 60_000) };
        await deleteAccount(member, later).catch(() => undefined);
        if (faulty.wasHit()) hit.push(at);
        await finishAll(member, deletionPorts());
      },
    });
    // Every call of a whole deletion was the last one once.
    expect(hit.length).toBeGreaterThan(20);
    expect(hit.length).toBeLessThan(CALLS_MOST);
    expect(await tracesOf(...members)).toEqual([]);
  });
});

describe('messages and mails that name an address', () => {
  const isThere = async (collection: string, id: string) =>
    (await db.collection(collection).doc(id).get()).exists;
  const messageIsThere = (id: string) => isThere(COLLECTIONS.contactMessages, id);
  /** The answer to a message, on its way. */
  const answered = async (messageId: string): Promise<string> => {
    const key = randomUUID();
    const wake = () => Promise.resolve();
    const answer = { messageId, words: 'Here it is.', key, now: new Date() };
    expect(await firestoreMessages(db, wake).answer(answer)).toBe('done');
    return `answer_${key}`;
  };
  const mailIsThere = (id: string) => isThere(COLLECTIONS.mailOutbox, id);

  it('are nobody’s who has not confirmed it: a stranger’s complaint stays', async () => {
    const member = await givenMember();
    const { uid, email } = member;
    const strangers = await givenMessage({ email });
    const mail = await answered(strangers);
    const own = await givenMessage({ uid, email: 'typed-wrongly@example.com' });
    const ownMail = await answered(own);
    await doomed(member);
    await finishAll(member, deletionPorts());
    expect([await messageIsThere(strangers), await mailIsThere(mail)]).toEqual([true, true]);
    expect([await messageIsThere(own), await mailIsThere(ownMail)]).toEqual([false, false]);
  });

  it('go with whom it belongs to, whatever letters it was typed in', async () => {
    const member = await givenMember();
    const { uid, email } = member;
    await confirmAddress(uid);
    const typed = await givenMessage({
      email: `${email.slice(0, 1).toUpperCase()}${email.slice(1)}`,
    });
    const mail = await answered(typed);
    const other = await givenMember();
    const others = await givenMessage({ uid: other.uid, email });
    await doomed(member);
    await finishAll(member, deletionPorts());
    expect([await messageIsThere(typed), await mailIsThere(mail)]).toEqual([false, false]);
    // Another account has written it, whatever it has typed.
    expect(await messageIsThere(others)).toBe(true);
  });
});

/** More than a deletion makes. */
const CALLS_MOST = 32;

/** As the hourly look does, until there is nothing left to do. */
async function finishAll(member: Member, ports: DeletionPorts): Promise<void> {
  await deleteAccount(member, { ...ports, ...inTime(8 * DAY_MS) });
  expect(await deleteAccount(member, { ...ports, ...inTime(9 * DAY_MS) })).toBe(true);
}

const goneLedger = async () => {
  const { docs } = await db.collection(COLLECTIONS.creditsTransactions).get();
  return docs.filter(({ id }) => id.startsWith('gone_'));
};

async function goneRows(): Promise<string[]> {
  const names = [COLLECTIONS.creditsTransactions, COLLECTIONS.creditGrants];
  const found = await Promise.all(names.map((name) => db.collection(name).get()));
  return found
    .flatMap(({ docs }) => docs)
    .filter(({ id }) => id.startsWith('gone_'))
    .map((row) => JSON.stringify(row.data()));
}
