import { COLLECTIONS } from '@lumashot/domain/paths';
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
export const closeAdmin = (): Promise<void> => deleteApp(app);

export const profileRef = (uid: string) => db.collection(COLLECTIONS.profiles).doc(uid);

/** Paths of everything a user has in the bucket. */
export async function objectsOf(uid: string): Promise<string[]> {
  const [files] = await bucket.getFiles({ prefix: `results/${uid}/` });
  return files.map((file) => file.name).toSorted();
}
