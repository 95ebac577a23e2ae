import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { appConfig, firebaseApp } from './app.ts';

/** Memory cache: what must survive a reload lives in our own index (src/localIndex). */
export const firestore = initializeFirestore(firebaseApp, { localCache: memoryLocalCache() });
if (appConfig.emulators !== null) {
  connectFirestoreEmulator(firestore, appConfig.emulators.host, appConfig.emulators.firestore);
}
