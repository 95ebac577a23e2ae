import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Bucket } from '@google-cloud/storage';

export const adminApp = (): App => getApps()[0] ?? initializeApp();

/** Project, bucket and (locally) the emulators' addresses come from the environment. */
export const auth = (): Auth => getAuth(adminApp());
export const firestore = (): Firestore => getFirestore(adminApp());
export const defaultBucket = (): Bucket => getStorage(adminApp()).bucket();
