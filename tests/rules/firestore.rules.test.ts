import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { hostAndPort } from '../support/environment.ts';
import { firestoreOf } from '../support/rulesClients.ts';

/** Each allow, allowed and denied; and everything that nobody but the server may do. */
let environment: RulesTestEnvironment;
let anna: Firestore;
let ben: Firestore;
let visitor: Firestore;

const PHOTO = 'gs://demo.appspot.com/profile-photos/anna/profile-1.jpg';

beforeAll(async () => {
  setLogLevel('silent'); // The SDK logs every denial, and denials are what is tested here.
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-firestore',
    firestore: {
      rules: readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'),
      ...hostAndPort('FIRESTORE_EMULATOR_HOST'),
    },
  });
  const as = (uid: string): Firestore => firestoreOf(environment.authenticatedContext(uid));
  anna = as('anna');
  ben = as('ben');
  visitor = firestoreOf(environment.unauthenticatedContext());
});

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = firestoreOf(context);
    const owned = { user_id: 'anna', created_at: Timestamp.now(), updated_at: Timestamp.now() };
    await setDoc(doc(db, 'profiles/anna'), {
      ...owned,
      credits: 10,
      credits_held: 0,
      jobs_running: 0,
      trial_ends_at: Timestamp.now(),
      has_active_subscription: false,
      plan_id: null,
      has_completed_onboarding: false,
      profile_photo_url: null,
      email_notifications: true,
      credits_notifications: true,
    });
    await Promise.all(
      Object.keys(OWNED).map((name) => setDoc(doc(db, name, 'one'), { ...owned, amount: 10 })),
    );
    await setDoc(doc(db, 'used_trials/one'), owned);
  });
});

afterAll(() => environment.cleanup());

/** Collections the owner reads and only the server writes. */
const OWNED = { generated_images: true, credits_transactions: true, generation_jobs: true };

describe.each(Object.keys(OWNED))('%s', (name) => {
  it('lets the owner read one, and list their own', async () => {
    await assertSucceeds(getDoc(doc(anna, name, 'one')));
    await assertSucceeds(getDocs(query(collection(anna, name), where('user_id', '==', 'anna'))));
  });

  it('denies other users and visitors', async () => {
    await assertFails(getDoc(doc(ben, name, 'one')));
    await assertFails(getDoc(doc(visitor, name, 'one')));
    await assertFails(getDocs(query(collection(ben, name), where('user_id', '==', 'anna'))));
  });

  it('denies a list without the owner filter', async () => {
    await assertFails(getDocs(collection(anna, name)));
  });

  it('denies every write, the owner included', async () => {
    const row = { user_id: 'anna', amount: 1_000, created_at: serverTimestamp() };
    await assertFails(addDoc(collection(anna, name), row));
    await assertFails(setDoc(doc(anna, name, 'mine'), row));
    await assertFails(updateDoc(doc(anna, name, 'one'), { amount: 1_000 }));
    await assertFails(deleteDoc(doc(anna, name, 'one')));
  });
});

describe('profiles', () => {
  const mine = () => doc(anna, 'profiles/anna');
  const stamped = (fields: object) => ({ ...fields, updated_at: serverTimestamp() });

  it('lets the owner read theirs, and nobody else', async () => {
    await assertSucceeds(getDoc(mine()));
    await assertFails(getDoc(doc(ben, 'profiles/anna')));
    await assertFails(getDoc(doc(visitor, 'profiles/anna')));
    await assertFails(getDocs(collection(anna, 'profiles')));
  });

  it.each([
    ['a photo of their own prefix', { profile_photo_url: PHOTO }],
    ['the end of onboarding', { has_completed_onboarding: true, profile_photo_url: PHOTO }],
    ['the e-mail flag', { email_notifications: false }],
    ['the credits flag', { credits_notifications: false }],
  ])('lets the owner write %s', async (_, fields) => {
    await assertSucceeds(updateDoc(mine(), stamped(fields)));
  });

  it.each([
    ['credits', { credits: 1_000 }],
    ['held credits', { credits_held: -5 }],
    ['the count of running jobs', { jobs_running: -5 }],
    ['the subscription', { has_active_subscription: true }],
    ['the plan', { plan_id: 'ULTIMATE' }],
    ['the trial', { trial_ends_at: Timestamp.fromMillis(4e12) }],
    ['the owner', { user_id: 'ben' }],
    ['the creation time', { created_at: serverTimestamp() }],
    ['a field of their own', { is_admin: true }],
    ['credits beside an allowed field', { email_notifications: false, credits: 11 }],
    ['a flag that is no boolean', { email_notifications: 'yes' }],
    ['the other flag that is no boolean', { credits_notifications: 1 }],
    ['a photo of another user', { profile_photo_url: PHOTO.replace('anna', 'ben') }],
    ['a photo on the web', { profile_photo_url: 'https://example.com/anna.jpg' }],
    ['a photo outside the prefix', { profile_photo_url: 'gs://b/results/anna/1.jpg' }],
    ['a photo with a path of its own', { profile_photo_url: PHOTO.replace('profile-1', 'a/../b') }],
    ['a photo that is no text', { profile_photo_url: 7 }],
  ])('denies the owner to write %s', async (_, fields) => {
    await assertFails(updateDoc(mine(), stamped(fields)));
  });

  it('denies a change without the server time', async () => {
    await assertFails(updateDoc(mine(), { email_notifications: false }));
    await assertFails(
      updateDoc(mine(), { email_notifications: false, updated_at: Timestamp.fromMillis(1) }),
    );
  });

  it('denies undoing the onboarding', async () => {
    await assertSucceeds(updateDoc(mine(), stamped({ has_completed_onboarding: true })));
    await assertFails(updateDoc(mine(), stamped({ has_completed_onboarding: false })));
  });

  it('denies other users to change it', async () => {
    const theirs = doc(ben, 'profiles/anna');
    await assertFails(updateDoc(theirs, stamped({ email_notifications: false })));
    await assertFails(updateDoc(doc(visitor, 'profiles/anna'), stamped({})));
  });

  it('denies making and deleting profiles: a trial starts once, on the server', async () => {
    await assertFails(setDoc(doc(ben, 'profiles/ben'), { user_id: 'ben', credits: 10 }));
    await assertFails(deleteDoc(mine()));
  });
});

describe('everything else', () => {
  it.each(['used_trials/one', 'anything/else', 'profiles/anna/private/one'])(
    'is closed to everybody: %s',
    async (path) => {
      for (const db of [anna, ben, visitor]) {
        await assertFails(getDoc(doc(db, path)));
        await assertFails(setDoc(doc(db, path), { user_id: 'anna' }));
      }
    },
  );
});
