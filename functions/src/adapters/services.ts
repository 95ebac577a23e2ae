import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Bucket } from '@google-cloud/storage';

const app = () => getApps()[0] ?? initializeApp();

/** Project, bucket and (locally) the emulators' addresses come from the environment. */
export const auth = (): Auth => getAuth(app());
export const firestore = (): Firestore => getFirestore(app());
export const defaultBucket = (): Bucket => getStorage(app()).bucket();
