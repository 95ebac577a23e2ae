import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { COLLECTIONS, videoRequestId } from '@lumashot/domain/paths';
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
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hostAndPort } from '../support/environment.ts';
import { firestoreOf } from './tools/clients.ts';
import { rulesText } from './tools/matrix/rulesFiles.ts';

/**
 * What the app asks through its own SDK: each allow, allowed and denied. Every field, value and path
 * is the matrix's (firestoreMatrix.test.ts).
 */
let environment: RulesTestEnvironment;
let anna: Firestore;
let ben: Firestore;
let visitor: Firestore;

const PHOTO = 'gs://demo.appspot.com/profile-photos/anna/profile-1.jpg';
/** Almost what Firestore takes of a document: whatever the server adds to it is then too much. */
const MILLION = 'b'.repeat(1_000_000);

beforeAll(async () => {
  setLogLevel('silent'); // The SDK logs every denial, and denials are what is tested here.
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-firestore',
    firestore: {
      rules: rulesText('firestore.rules'),
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
      [...OWNED, ...CLOSED].map((name) => setDoc(doc(db, name, 'one'), { ...owned, amount: 10 })),
    );
  });
});

afterAll(() => environment.cleanup());

/** The owner reads these; only the server writes them. */
const OWNED = [
  COLLECTIONS.generatedImages,
  COLLECTIONS.generatedVideos,
  COLLECTIONS.productShots,
  COLLECTIONS.productImages,
  COLLECTIONS.portraitShots,
  COLLECTIONS.creditsTransactions,
  COLLECTIONS.generationJobs,
  COLLECTIONS.generationGroups,
] as const;

/** The server's own. */
const CLOSED = [
  COLLECTIONS.billingCustomers,
  COLLECTIONS.creditGrants,
  COLLECTIONS.stripeEvents,
  COLLECTIONS.usedTrials,
  COLLECTIONS.contactMessages,
  COLLECTIONS.rateLimits,
] as const;

describe.each(OWNED)('%s', (name) => {
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
    ['that there is no photo', { profile_photo_url: null }],
    ['the end of onboarding', { has_completed_onboarding: true, profile_photo_url: PHOTO }],
    ['the e-mail flag', { email_notifications: false }],
    ['the credits flag', { credits_notifications: false }],
    ['that they have looked', { seen_at: serverTimestamp() }],
  ])('lets the owner write %s', async (_, fields) => {
    await assertSucceeds(updateDoc(mine(), stamped(fields)));
  });

  it.each([
    ['credits', { credits: 1_000 }],
    ['held credits', { credits_held: -5 }],
    ['the count of running jobs', { jobs_running: -5 }],
    ['the subscription', { has_active_subscription: true }],
    ['the plan', { plan_id: 'ULTIMATE' }],
    ['the end of access', { access_until: Timestamp.fromMillis(4e12) }],
    ['the trial', { trial_ends_at: Timestamp.fromMillis(4e12) }],
    ['the owner', { user_id: 'ben' }],
    ['the creation time', { created_at: serverTimestamp() }],
    ['a field of their own', { is_admin: true }],
    ['credits beside an allowed field', { email_notifications: false, credits: 11 }],
    ['a flag that is no boolean', { email_notifications: 'yes' }],
    ['the other flag that is no boolean', { credits_notifications: 1 }],
    ['that they have looked at another time', { seen_at: Timestamp.fromMillis(4e12) }],
    ['what has ended unseen', { unseen: null }],
    ['a photo of another user', { profile_photo_url: PHOTO.replace('anna', 'ben') }],
    ['a photo on the web', { profile_photo_url: 'https://example.com/anna.jpg' }],
    ['a photo outside the prefix', { profile_photo_url: 'gs://b/results/anna/1.jpg' }],
    ['a photo with a path of its own', { profile_photo_url: PHOTO.replace('profile-1', 'a/../b') }],
    ['a photo that is no text', { profile_photo_url: 7 }],
    ['a photo as long as a document', { profile_photo_url: PHOTO.replace('demo', MILLION) }],
    ['a photo named as long', { profile_photo_url: PHOTO.replace('profile-1', MILLION) }],
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

describe('video_generation_requests', () => {
  const wish = {
    user_id: 'anna',
    source_image_url: 'gs://demo.appspot.com/results/anna/item.png',
    video_style: 'product-ad',
    duration: 12,
    custom_prompt: null,
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  };
  const wishes = (db: Firestore) => collection(db, COLLECTIONS.videoRequests);
  const numbered = (db: Firestore, number: number, uid = 'anna') =>
    doc(wishes(db), videoRequestId({ uid, number }));

  it('lets the owner write one down, and read and list their own', async () => {
    await assertSucceeds(setDoc(numbered(anna, 0), wish));
    await assertSucceeds(
      setDoc(numbered(anna, 1), { ...wish, custom_prompt: 'slowly', duration: 6 }),
    );
    await assertSucceeds(getDoc(numbered(anna, 0)));
    const found = await getDocs(query(wishes(anna), where('user_id', '==', 'anna')));
    expect(found.size).toBe(2);
    await assertFails(getDoc(numbered(ben, 0, 'anna')));
    await assertFails(getDocs(wishes(anna)));
  });

  it('denies changing and deleting it', async () => {
    const { path } = numbered(anna, 0);
    await setDoc(doc(anna, path), wish);
    await assertFails(updateDoc(doc(anna, path), { duration: 6, updated_at: serverTimestamp() }));
    await assertFails(setDoc(doc(anna, path), wish));
    await assertFails(deleteDoc(doc(anna, path)));
  });

  it.each([
    ['in the name of another', { user_id: 'ben' }],
    ['with a picture of another', { source_image_url: 'gs://demo.appspot.com/results/ben/1.png' }],
    ['as long as a document', { source_image_url: `gs://${MILLION}/results/anna/1.png` }],
    ['with a picture of the web', { source_image_url: 'https://example.com/results/anna/1.png' }],
    ['in a style of its own', { video_style: 'cartoon' }],
    ['for an hour', { duration: 3_600 }],
    ['with an empty prompt', { custom_prompt: '' }],
    ['with a prompt that is too long', { custom_prompt: 'x'.repeat(2_001) }],
    ['with a field of its own', { state: 'done' }],
    ['of another day', { created_at: Timestamp.fromMillis(1) }],
  ])('denies one %s', async (_, fields) => {
    await assertFails(setDoc(numbered(anna, 0), { ...wish, ...fields }));
  });

  it('takes a hundred of one user, whatever they are called, and one at a time', async () => {
    for (const id of ['100_anna', '0_ben', 'anna', '00_anna', '1_anna_']) {
      await assertFails(setDoc(doc(anna, COLLECTIONS.videoRequests, id), wish));
    }
    await assertFails(addDoc(wishes(anna), wish));
    await assertSucceeds(setDoc(numbered(anna, 99), wish));
    await assertFails(setDoc(numbered(anna, 99), wish));
  });

  it('writes nothing when one write of a batch is denied', async () => {
    const batch = writeBatch(anna);
    batch.set(numbered(anna, 0), wish);
    batch.update(doc(anna, 'profiles/anna'), { credits: 1_000 });
    await assertFails(batch.commit());
    const found = await getDocs(query(wishes(anna), where('user_id', '==', 'anna')));
    expect(found.size).toBe(0);
  });
});

describe('everything else', () => {
  it.each([...CLOSED.map((name) => `${name}/one`), 'anything/else', 'profiles/anna/private/one'])(
    'is closed to everybody: %s',
    async (path) => {
      for (const db of [anna, ben, visitor]) {
        await assertFails(getDoc(doc(db, path)));
        await assertFails(setDoc(doc(db, path), { user_id: 'anna' }));
      }
    },
  );
});
