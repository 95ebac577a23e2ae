import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { appConfig } from '../app.ts';
import { auth } from '../auth/auth.ts';

/**
 * Memory cache: what must survive a reload lives in our own index (src/library). By Auth's app, so
 * that Auth is there first: without it the SDK would ask as a visitor instead of waiting for the user.
 */
export const firestore = initializeFirestore(auth.app, { localCache: memoryLocalCache() });
if (appConfig.emulators !== null) {
  connectFirestoreEmulator(firestore, appConfig.emulators.host, appConfig.emulators.firestore);
}
