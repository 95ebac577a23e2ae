import { randomUUID } from 'node:crypto';
import { COLLECTIONS, STORAGE_PREFIXES } from '@lumashot/domain/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { firebaseSignIn } from '../../functions/src/adapters/auth/signIn.ts';
import { firebaseUnbegun } from '../../functions/src/adapters/auth/unbegun.ts';
import { firestoreBilling } from '../../functions/src/adapters/firestore/billing/billing.ts';
import { firestoreClosings } from '../../functions/src/adapters/firestore/account/closings.ts';
import { firestoreHoldings } from '../../functions/src/adapters/firestore/account/holdings.ts';
import { deleteAccount } from '../../functions/src/usecases/account/deleteAccount.ts';
import { purgeUnbegun, refuseAge } from '../../functions/src/usecases/account/removeUnbegun.ts';
import { bucket, closeAdmin, profileRef } from '../support/admin.ts';
import { deletionPorts } from '../support/accounts/deletionPorts.ts';
import { givenMember } from '../support/accounts/users.ts';

const DAY_MS = 86_400_000;
const later = (days: number) => ({ now: () => new Date(Date.now() + days * DAY_MS) });

/** The weekly look sees every user there is: a project of its own. */
const apart = initializeApp({ projectId: `demo-unbegun-${randomUUID().slice(0, 8)}` }, 'unbegun');
const elsewhere = getFirestore(apart);
const users = getAuth(apart);
afterAll(async () => {
  await deleteApp(apart);
  await closeAdmin();
});

const portsOf = (clock: { now: () => Date }) => ({
  ...deletionPorts({
    closings: firestoreClosings(elsewhere),
    holdings: firestoreHoldings(elsewhere, () => 'the salt of the tests'),
    signIn: firebaseSignIn(users),
    billing: firestoreBilling(elsewhere),
    ...clock,
  }),
  unbegun: firebaseUnbegun({ auth: users, db: elsewhere, bucket }),
});

const newUser = async (fields: object = {}): Promise<string> =>
  (await users.createUser({ email: `${randomUUID()}@example.com`, ...fields })).uid;
const stored = (collection: string, id: string, fields: object) =>
  elsewhere.collection(collection).doc(id).set(fields);
const uidsLeft = async () => (await users.listUsers()).users.map(({ uid }) => uid);

describe('who is too young', () => {
  it('is signed out for ever at once, and gone within hours with everything', async () => {
    const uid = await newUser();
    const written = elsewhere.collection(COLLECTIONS.contactMessages).doc();
    await written.set({ user_id: uid, message: 'I am twelve' });
    const asked: string[] = [];
    const send = (one: string) => Promise.resolve(void asked.push(one));
    const ports = { ...portsOf(later(0)), tasks: { send } };
    // However long ago they have signed in.
    const caller = { uid, signedInAt: new Date(0) };
    expect(await refuseAge(caller, ports)).toEqual({ ok: true, value: { isRemoved: true } });
    // Pressed twice.
    expect(await refuseAge(caller, ports)).toEqual({ ok: true, value: { isRemoved: true } });
    expect(new Set(asked)).toEqual(new Set([uid]));
    expect(await deleteAccount({ uid }, ports)).toBe(false);
    expect((await users.getUser(uid)).disabled).toBe(true);
    expect(await deleteAccount({ uid }, portsOf(later(1)))).toBe(true);
    expect(await uidsLeft()).not.toContain(uid);
    expect((await written.get()).exists).toBe(false);
    const record = await elsewhere.collection(COLLECTIONS.accountDeletions).doc(uid).get();
    expect(record.exists).toBe(false);
  });

  it('is removed also when the task could not be sent: the hourly look finds it', async () => {
    const uid = await newUser();
    const told: unknown[] = [];
    const ports = {
      ...portsOf(later(0)),
      tasks: { send: () => Promise.reject(new Error('no queue')) },
      log: { stopped: (event: unknown) => void told.push(event), exportFailed: () => {} },
    };
    expect(await refuseAge({ uid, signedInAt: new Date() }, ports)).toMatchObject({
      value: { isRemoved: true },
    });
    expect(told).toHaveLength(1);
    expect(await ports.closings.due(new Date())).toContain(uid);
  });

  it('and has begun after all, on another page, has seven days as everybody', async () => {
    const { uid } = await givenMember();
    const caller = { uid, signedInAt: new Date() };
    expect(await refuseAge(caller, deletionPorts())).toEqual({
      ok: true,
      value: { isRemoved: false },
    });
    expect((await profileRef(uid).get()).get('closing_at')).not.toBeNull();
    expect(await deleteAccount({ uid }, deletionPorts(later(6)))).toBe(false);
    expect((await profileRef(uid).get()).exists).toBe(true);
  });

  it('and begins in that very moment is not removed at once', async () => {
    const uid = await newUser();
    let hasBegun = false;
    const racing = new Proxy(elsewhere, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name !== 'getAll') return typeof value === 'function' ? value.bind(target) : value;
        return async (...refs: Parameters<typeof elsewhere.getAll>) => {
          const read = await target.getAll(...refs);
          // On another page, between the read and the write.
          if (!hasBegun) await stored(COLLECTIONS.profiles, uid, { user_id: uid });
          hasBegun = true;
          return read;
        };
      },
    });
    expect(await firestoreClosings(racing).beginUnbegun({ uid, now: new Date() })).toBe(false);
    expect(await firestoreClosings(elsewhere).read(uid)).toBeNull();
  });

  it('closes no account that has begun with a session of last week', async () => {
    const { uid } = await givenMember();
    const caller = { uid, signedInAt: new Date(Date.now() - 7 * DAY_MS) };
    expect(await refuseAge(caller, deletionPorts())).toMatchObject({
      refusal: { reason: 'sign-in-too-old' },
    });
    expect((await profileRef(uid).get()).get('closing_at') ?? null).toBeNull();
  });
});

describe('who never begins', () => {
  beforeEach(async () => {
    await users.deleteUsers(await uidsLeft());
  });

  it('is removed after thirty days', async () => {
    const uid = await newUser();
    expect(await purgeUnbegun(portsOf(later(29)))).toBe(0);
    expect(await purgeUnbegun(portsOf(later(31)))).toBe(1);
    expect((await users.getUser(uid)).disabled).toBe(true);
    expect(await deleteAccount({ uid }, portsOf(later(32)))).toBe(true);
    expect(await uidsLeft()).toEqual([]);
  });

  it('but nobody with a role, a profile, or anything else that is kept', async () => {
    const operator = await newUser();
    await users.setCustomUserClaims(operator, { role: 'support' });
    const [begun, paid, wrote, uploaded] = [
      await newUser(),
      await newUser(),
      await newUser(),
      await newUser(),
    ];
    const visitor = await newUser({ email: 'visitor@example.com', emailVerified: true });
    await stored(COLLECTIONS.profiles, begun, { user_id: begun });
    await stored(COLLECTIONS.billingCustomers, paid, { customer_id: 'cus_1' });
    await stored(COLLECTIONS.contactMessages, 'signed-in', { user_id: wrote });
    const email_key = 'visitor@example.com';
    await stored(COLLECTIONS.contactMessages, 'before', { user_id: null, email_key });
    const photo = bucket.file(`${STORAGE_PREFIXES.profilePhotos}/${uploaded}/photo.jpg`);
    await photo.save('bytes', { resumable: false });
    const kept = await uidsLeft();
    expect(kept.toSorted()).toEqual([operator, begun, paid, wrote, uploaded, visitor].toSorted());
    expect(await purgeUnbegun(portsOf(later(31)))).toBe(0);
    for (const uid of kept) expect((await users.getUser(uid)).disabled).toBe(false);
    await photo.delete();
  });

  it('is removed with so many others a run, and no more', async () => {
    await Promise.all(Array.from({ length: 5 }, () => newUser()));
    expect(await purgeUnbegun({ ...portsOf(later(31)), most: 3 })).toBe(3);
    expect(await purgeUnbegun({ ...portsOf(later(31)), most: 3 })).toBe(2);
  });
});
