import { randomUUID } from 'node:crypto';
import { ADMIN_CALLS, type AdminCallName } from '@lumashot/domain/admin/calls';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { getAuth } from 'firebase-admin/auth';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endSessions } from '../support/emulators/accounts.ts';
import { closeAdmin, db, profileRef } from '../support/admin.ts';
import { call, newcomer, reasonOf, type Account } from '../support/emulators/calls.ts';

let operator: Account;
beforeAll(async () => {
  operator = await newcomer();
  await getAuth().setCustomUserClaims(operator.uid, { role: 'operator' });
});
afterAll(closeAdmin);

const bodiesFor = (uid: string): Record<AdminCallName, Record<string, unknown>> => ({
  adminLook: { kind: 'person', uid },
  adminAct: {
    key: randomUUID(),
    why: 'asked by mail',
    action: { kind: 'credits', uid, amount: 5 },
  },
});
const NAMES = Object.keys(ADMIN_CALLS).filter((name): name is AdminCallName => name in ADMIN_CALLS);

const byText = (one: unknown, other: unknown): number => String(one).localeCompare(String(other));

const rowsOf = async (uid: string) =>
  (await db.collection(COLLECTIONS.auditLog).where('user_id', '==', uid).get()).docs.map((row) =>
    row.data(),
  );

/** The same token, over since a minute. */
function expired({ idToken }: Account): string {
  const [header = '', payload = '', signature = ''] = idToken.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const over = { ...Object(claims), exp: Math.floor(Date.now() / 1_000) - 60 };
  return [header, Buffer.from(JSON.stringify(over)).toString('base64url'), signature].join('.');
}

it('an operator acts once a key, and every look at somebody is written down', async () => {
  const { uid, email } = await newcomer();
  const bodies = bodiesFor(uid);
  const first = await call('adminAct', { account: operator, data: bodies.adminAct });
  const again = await call('adminAct', { account: operator, data: bodies.adminAct });
  expect([first, again]).toMatchObject([
    { result: { says: 'Gave 5 credits', again: false } },
    { result: { says: 'Gave 5 credits', again: true } },
  ]);
  expect((await profileRef(uid).get()).get('credits')).toBe(15);
  const seen = await call('adminLook', { account: operator, data: bodies.adminLook });
  expect(seen).toMatchObject({ result: { person: { email }, profile: { credits: 15 } } });
  const rows = await rowsOf(uid);
  expect(rows.map(({ kind }: DocumentData): unknown => kind).toSorted(byText)).toEqual([
    'credits',
    'person',
  ]);
  for (const row of rows) expect(row).toMatchObject({ actor: operator.uid, role: 'operator' });
});

describe('it is served to nobody', () => {
  it.each(NAMES)('without the claim: %s', async (name) => {
    const [account, other] = [await newcomer(), await newcomer()];
    const data = bodiesFor(other.uid)[name];
    expect(reasonOf(await call(name, { account, data }))).toBe('not-permitted');
    expect(reasonOf(await call(name, { data }))).toBe('not-signed-in');
    expect(await rowsOf(other.uid)).toEqual([]);
  });

  it.each(NAMES)('with a token that is over: %s', async (name) => {
    const other = await newcomer();
    const account = { idToken: expired(operator) };
    const answer = await call(name, { account, data: bodiesFor(other.uid)[name] });
    expect([answer.status, reasonOf(answer)]).toEqual([401, 'session-ended']);
    expect(await rowsOf(other.uid)).toEqual([]);
  });

  it('who was an operator a moment ago, or whose sessions were ended', async () => {
    const [former, ended, other] = [await newcomer(), await newcomer(), await newcomer()];
    await getAuth().setCustomUserClaims(former.uid, { role: 'operator' });
    await getAuth().setCustomUserClaims(ended.uid, { role: 'operator' });
    await getAuth().setCustomUserClaims(former.uid, null);
    const data = bodiesFor(other.uid).adminAct;
    expect(reasonOf(await call('adminAct', { account: former, data }))).toBe('not-permitted');
    // Both times are whole seconds: one that ended in the second it began in still counts.
    await vi.waitFor(
      async () => {
        await endSessions(ended);
        const answer = await call('adminLook', { account: ended, data: { kind: 'queue' } });
        expect(reasonOf(answer)).toBe('session-ended');
      },
      { timeout: 60_000, interval: 300 },
    );
    expect(await rowsOf(other.uid)).toEqual([]);
  });
});

it('nothing is done to oneself, and that it was tried is written down', async () => {
  const data = bodiesFor(operator.uid).adminAct;
  expect(reasonOf(await call('adminAct', { account: operator, data }))).toBe('admin-impossible');
  expect((await profileRef(operator.uid).get()).get('credits')).toBe(10);
  expect(await rowsOf(operator.uid)).toMatchObject([{ kind: 'credits', outcome: 'impossible' }]);
});

it('every list can be looked at', async () => {
  for (const kind of ['queue', 'reports', 'messages', 'live', 'money', 'health', 'audit']) {
    const answer = await call('adminLook', { account: operator, data: { kind } });
    expect([kind, answer.status]).toEqual([kind, 200]);
  }
});
