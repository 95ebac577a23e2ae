import { randomUUID } from 'node:crypto';
import { CALLS, type CallReply } from '@lumashot/domain/calls/calls';
import { TRIAL_MS } from '@lumashot/domain/profile/trial';
import { afterAll, describe, expect, it } from 'vitest';
import { deleteAccount, signUpAnonymously, signUpByPhone } from '../support/emulators/accounts.ts';
import { closeAdmin, profileRef } from '../support/admin.ts';
import { call, reasonOf, signUp, type Account } from '../support/emulators/calls.ts';
import { confirmAddress } from '../support/emulators/confirmAddress.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';

afterAll(closeAdmin);

const ensure = (account: Pick<Account, 'idToken'>) =>
  call('ensureProfile', { account, data: { isOldEnough: true } });

async function profileOf(account: Account): Promise<CallReply<'ensureProfile'>> {
  const answer = await ensure(account);
  return CALLS.ensureProfile.output.parse('result' in answer ? answer.result : answer);
}

/** Credits now, and credits that wait. */
async function creditsOf(account: Account): Promise<[number, number]> {
  const { credits, trial_credits_waiting } = await profileOf(account);
  return [credits, trial_credits_waiting];
}

async function confirmed(email?: string): Promise<Account> {
  const account = await signUp(email);
  await confirmAddress(account);
  return account;
}

describe('an unconfirmed address', () => {
  it('has 2 credits to try, and the other 8 when it is confirmed, by the same session', async () => {
    const account = await signUp();
    const before = await profileOf(account);
    expect(before).toMatchObject({ credits: 2, trial_credits_waiting: 8 });
    expect(await creditsOf(account)).toEqual([2, 8]);

    await confirmAddress(account);
    const after = await profileOf(account);
    expect(after).toMatchObject({ credits: 10, trial_credits_waiting: 0 });
    expect(after.trial_ends_at).toEqual(before.trial_ends_at);
    expect(after.trial_ends_at.getTime() - after.created_at.getTime()).toBeLessThanOrEqual(
      TRIAL_MS,
    );
    const { ledger } = await moneyOf(account.uid);
    expect(ledger.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
      2, 8,
    ]);
    expect(await brokenInvariants(account.uid)).toEqual([]);
  });

  it('gets them once, from however many devices it is asked', async () => {
    const account = await signUp();
    await creditsOf(account);
    await confirmAddress(account);
    const answers = await Promise.all(Array.from({ length: 5 }, () => creditsOf(account)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => [10, 0]));
    expect(await brokenInvariants(account.uid)).toEqual([]);
  });

  it('gets what is left of them, too, after trying', async () => {
    const account = await signUp();
    await creditsOf(account);
    const data = { requestId: randomUUID(), prompt: 'a poster that says "FOX"' };
    expect((await call('generateImage', { account, data })).status).toBe(200);
    await confirmAddress(account);
    expect(await creditsOf(account)).toEqual([9, 0]);
    expect(await brokenInvariants(account.uid)).toEqual([]);
  });

  it('gets nothing again after deleting the account, until it is confirmed', async () => {
    const email = `${randomUUID()}@example.com`;
    const first = await signUp(email);
    expect(await creditsOf(first)).toEqual([2, 8]);
    await deleteAccount(first);
    const second = await signUp(email);
    expect(await creditsOf(second)).toEqual([0, 10]);
    await confirmAddress(second);
    expect(await creditsOf(second)).toEqual([10, 0]);
  });

  it('loses what waits when an alias was confirmed before', async () => {
    const name = randomUUID();
    const alias = await signUp(`${name}+later@example.com`);
    expect(await creditsOf(alias)).toEqual([2, 8]);
    expect(await creditsOf(await confirmed(`${name}@example.com`))).toEqual([10, 0]);
    await confirmAddress(alias);
    expect(await creditsOf(alias)).toEqual([2, 0]);
  });

  it('gets nothing after the trial, and does not use it up', async () => {
    const email = `${randomUUID()}@example.com`;
    const account = await signUp(email);
    await creditsOf(account);
    await profileRef(account.uid).update({ trial_ends_at: new Date(Date.now() - 1_000) });
    await confirmAddress(account);
    expect((await profileOf(account)).credits).toBe(2);
    await deleteAccount(account);
    expect(await creditsOf(await confirmed(email))).toEqual([10, 0]);
  });
});

describe('a stranger’s address', () => {
  it('is not burnt by whoever registers it', async () => {
    const name = randomUUID();
    const stranger = await signUp(`${name}@example.com`);
    expect(await creditsOf(stranger)).toEqual([2, 8]);
    expect(await creditsOf(await confirmed(`${name}+mine@example.com`))).toEqual([10, 0]);
  });

  it('is not burnt while both ask at once', async () => {
    const name = randomUUID();
    const [stranger, owner] = await Promise.all([
      signUp(`${name}@example.com`),
      confirmed(`${name}+mine@example.com`),
    ]);
    const [, own] = await Promise.all([creditsOf(stranger), creditsOf(owner)]);
    expect(own).toEqual([10, 0]);
  });
});

describe('one mailbox', () => {
  const name = (): string => `m${randomUUID().replaceAll('-', '')}`;
  it.each([
    ['Gmail', (id: string) => [`${id}@gmail.com`, `${id.slice(0, 3)}.${id.slice(3)}@gmail.com`]],
    ['Googlemail', (id: string) => [`${id}@gmail.com`, `${id}@googlemail.com`]],
    ['a tag', (id: string) => [`${id}@example.com`, `${id}+two@example.com`]],
    ['Proton', (id: string) => [`${id}@proton.me`, `${id}@pm.me`]],
    ['Yahoo', (id: string) => [`${id}@yahoo.com`, `${id}-shop@yahoo.com`]],
    ['Fastmail', (id: string) => [`${id}@fastmail.com`, `shop@${id}.fastmail.com`]],
  ])('has one trial: %s', async (_, addressesOf) => {
    const [one = '', other = ''] = addressesOf(name());
    expect(await creditsOf(await confirmed(one))).toEqual([10, 0]);
    const alias = await profileOf(await confirmed(other));
    expect(alias).toMatchObject({ credits: 0, trial_credits_waiting: 0 });
    expect(alias.trial_ends_at.getTime()).toBeLessThanOrEqual(Date.now());
  });
});

describe('who has no address', () => {
  it('has no account: anonymous', async () => {
    const session = await signUpAnonymously();
    expect(reasonOf(await ensure(session))).toBe('address-missing');
    expect((await profileRef(session.localId ?? '').get()).exists).toBe(false);
  });

  it('has no account: a phone number', async () => {
    const session = await signUpByPhone(`+1650555${String(Math.random()).slice(2, 6)}`);
    expect(reasonOf(await ensure(session))).toBe('address-missing');
    expect((await profileRef(session.uid).get()).exists).toBe(false);
  });
});
