import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { appConfig } from '../app.ts';
import { auth } from '../auth/auth.ts';

/** By Auth's app, so that Auth is there first, and requests wait for the user. */
export const storage = getStorage(auth.app);
// The default of ten minutes would look like a hang.
storage.maxUploadRetryTime = 30_000;
storage.maxOperationRetryTime = 30_000;
if (appConfig.emulators !== null) {
  connectStorageEmulator(storage, appConfig.emulators.host, appConfig.emulators.storage);
}
