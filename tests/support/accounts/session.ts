import type { Page } from '@playwright/test';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { z } from 'zod';
import { firestoreProfiles } from '../../../functions/src/adapters/firestore/account/profiles.ts';
import { trialKeysOf } from '../../../functions/src/usecases/account/trialKeys.ts';
import { signedInAgo } from '../emulators/accounts.ts';
import { db, profileRef } from '../admin.ts';
import { required } from '../environment.ts';
import type { Member } from './users.ts';

/**
 * An account with a confirmed address, and the profile that the functions would have made of it on the
 * first call: the same code makes it here.
 */
export async function givenNewcomer(
  { email, password }: Omit<Member, 'uid'>,
  { isOnboarded = true }: { isOnboarded?: boolean } = {},
): Promise<Member> {
  const { uid } = await getAuth(getApp()).createUser({ email, password, emailVerified: true });
  await firestoreProfiles(db).ensure({
    uid,
    isConfirmed: true,
    isOldEnough: true,
    trialKeys: trialKeysOf(email, 'the salt of the tests'),
    trialsPerDay: Number.MAX_SAFE_INTEGER,
    now: new Date(),
  });
  if (isOnboarded) await profileRef(uid).update({ has_completed_onboarding: true });
  return { uid, email, password };
}

/** A page of the app's origin on which no code of it runs. */
const BLANK = '/blank-page-of-the-tests';

/**
 * Signs in as Firebase Auth remembers it: the next page that is opened finds its user. For a page of an
 * address that no service worker answers for.
 */
export async function keepSession(
  page: Page,
  member: Member,
  { begunMsAgo = 0 }: { readonly begunMsAgo?: number } = {},
): Promise<void> {
  const record = await sessionRecord(member, begunMsAgo);
  await page.route(`**${BLANK}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Blank</title>' }),
  );
  await page.goto(BLANK);
  await page.unroute(`**${BLANK}`);
  await page.evaluate(async (kept) => {
    const open = indexedDB.open('firebaseLocalStorageDb', 1);
    open.addEventListener('upgradeneeded', () =>
      open.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
    );
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.addEventListener('success', () => resolve(open.result));
      open.addEventListener('error', () => reject(new Error(String(open.error))));
    });
    const writing = database.transaction('firebaseLocalStorage', 'readwrite');
    writing.objectStore('firebaseLocalStorage').put(kept);
    await new Promise((resolve, reject) => {
      writing.addEventListener('complete', resolve);
      writing.addEventListener('abort', () => reject(new Error(String(writing.error))));
    });
    database.close();
  }, record);
}

const API_KEY = 'demo-key';

const signedIn = z.object({
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.coerce.number(),
});

/** What the web SDK writes down after a sign-in. */
async function sessionRecord(
  { uid, email, password }: Member,
  begunMsAgo: number,
): Promise<object> {
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const { idToken: fresh, refreshToken, expiresIn } = signedIn.parse(await response.json());
  const idToken =
    begunMsAgo === 0
      ? fresh
      : (await signedInAgo({ uid, email, idToken: fresh }, begunMsAgo)).idToken;
  const now = Date.now();
  return {
    fbase_key: `firebase:authUser:${API_KEY}:[DEFAULT]`,
    value: {
      uid,
      email,
      emailVerified: true,
      isAnonymous: false,
      providerData: [
        {
          providerId: 'password',
          uid: email,
          displayName: null,
          email,
          phoneNumber: null,
          photoURL: null,
        },
      ],
      stsTokenManager: {
        refreshToken,
        accessToken: idToken,
        expirationTime: now + expiresIn * 1_000,
      },
      createdAt: String(now),
      lastLoginAt: String(now),
      apiKey: API_KEY,
      appName: '[DEFAULT]',
    },
  };
}
