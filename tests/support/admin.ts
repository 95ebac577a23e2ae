import { IdempotencyStrategy } from '@google-cloud/storage';
import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { COLLECTIONS, parseGsUrl } from '@lumashot/domain/paths';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { required } from './environment.ts';

/** The Admin SDK against the running suite: passes by the rules, as functions do. */
const app = initializeApp({
  projectId: required('GCLOUD_PROJECT'),
  storageBucket: required('LUMASHOT_BUCKET'),
});

export const db = getFirestore(app);
export const bucket = getStorage(app).bucket();
// What tests put there may be put there twice. The emulator closes connections that were idle for five
// seconds; a request that is written just then breaks.
bucket.storage.retryOptions.idempotencyStrategy = IdempotencyStrategy.RetryAlways;

export const closeAdmin = (): Promise<void> => deleteApp(app);

export const profileRef = (uid: string) => db.collection(COLLECTIONS.profiles).doc(uid);

/** Paths of all results a user has in the bucket. */
export async function objectsOf(uid: string): Promise<string[]> {
  const [files] = await bucket.getFiles({ prefix: `results/${uid}/` });
  return files.map((file) => file.name).toSorted();
}

/** Those of them that the user's items and product images name. */
export async function namedObjectsOf(uid: string): Promise<string[]> {
  const collections = [
    ...Object.values(LIBRARY_TYPES).map(({ collection }) => collection),
    COLLECTIONS.productImages,
  ];
  const found = await Promise.all(
    collections.map((name) => db.collection(name).where('user_id', '==', uid).get()),
  );
  const values = found
    .flatMap(({ docs }) => docs)
    .flatMap((row): unknown[] => Object.values(row.data()));
  const paths = values
    .map((value) => (typeof value === 'string' ? parseGsUrl(value)?.path : undefined))
    .filter((path) => path?.startsWith(`results/${uid}/`) === true);
  return [...new Set(paths.map(String))].toSorted();
}
