import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { z } from 'zod';
import type { Account } from './calls.ts';
import { required } from '../environment.ts';

const signedIn = z.object({ idToken: z.string(), localId: z.string().optional() });

/** The Auth emulator's REST, as the web SDK uses it. */
async function ask(path: string, body: object): Promise<z.infer<typeof signedIn>> {
  const response = await post(path, { ...body, returnSecureToken: true });
  return signedIn.parse(await response.json());
}

const post = (path: string, body: object, headers: object = {}): Promise<Response> =>
  fetch(
    `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/accounts:${path}?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
  );

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

/** The same session, as if it had begun so long ago: the emulators verify no signature. */
export async function signedInAgo(
  { uid, idToken, ...account }: Account,
  ms: number,
): Promise<Account> {
  // Sessions from before count again: it begins the moment that the account is made.
  const owner = { authorization: 'Bearer owner' };
  const answer = await post('update', { localId: uid, validSince: '0' }, owner);
  if (!answer.ok) throw new Error(await answer.text());
  const claims = z
    .looseObject({ auth_time: z.int() })
    .parse(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()));
  const parts = [
    { alg: 'none', type: 'JWT' },
    { ...claims, auth_time: claims.auth_time - Math.round(ms / 1_000) },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return { ...account, uid, idToken: `${parts.join('.')}.` };
}

export const endSessions = ({ uid }: Pick<Account, 'uid'>): Promise<void> =>
  getAuth(getApp()).revokeRefreshTokens(uid);
