import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { appConfig, firebaseApp } from './app.ts';

export const storage = getStorage(firebaseApp);
// The default of ten minutes would look like a hang.
storage.maxUploadRetryTime = 30_000;
storage.maxOperationRetryTime = 30_000;
if (appConfig.emulators !== null) {
  connectStorageEmulator(storage, appConfig.emulators.host, appConfig.emulators.storage);
}
