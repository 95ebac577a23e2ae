import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { JOB_TIMES_MS } from '@lumashot/domain/jobs/times';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { appConfig, firebaseApp } from '../app.ts';

const functions = getFunctions(firebaseApp, FUNCTIONS_REGION);
if (appConfig.emulators !== null) {
  connectFunctionsEmulator(functions, appConfig.emulators.host, appConfig.emulators.functions);
}

/**
 * One call over the wire; rejects with the SDK's errors. Loaded with the first call. The SDK itself
 * would give up after 70 seconds, while the function still draws.
 */
export const postCall = async (name: string, data: unknown): Promise<unknown> =>
  (await httpsCallable(functions, name, { timeout: JOB_TIMES_MS.appWaits })(data)).data;
