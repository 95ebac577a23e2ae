import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { z } from 'zod';
import type { Account } from './calls.ts';
import { required } from './environment.ts';

const signedIn = z.object({ idToken: z.string(), localId: z.string().optional() });

/** The Auth emulator's REST, as the web SDK uses it. */
async function ask(path: string, body: object): Promise<z.infer<typeof signedIn>> {
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  return signedIn.parse(await response.json());
}

/** Signed in without an address: nobody. */
export const signUpAnonymously = (): Promise<{ idToken: string; localId?: string | undefined }> =>
  ask('signUp', {});

/** An account with a phone number and no address, signed in. */
export async function signUpByPhone(
  phoneNumber: string,
): Promise<{ uid: string; idToken: string }> {
  const { uid } = await getAuth(getApp()).createUser({ phoneNumber });
  const token = await getAuth(getApp()).createCustomToken(uid);
  return { uid, idToken: (await ask('signInWithCustomToken', { token })).idToken };
}

export const deleteAccount = ({ uid }: Pick<Account, 'uid'>): Promise<void> =>
  getAuth(getApp()).deleteUser(uid);

export async function disableAccount({ uid }: Pick<Account, 'uid'>): Promise<void> {
  await getAuth(getApp()).updateUser(uid, { disabled: true });
}

export const endSessions = ({ uid }: Pick<Account, 'uid'>): Promise<void> =>
  getAuth(getApp()).revokeRefreshTokens(uid);
