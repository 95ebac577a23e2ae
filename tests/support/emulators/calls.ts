import { randomUUID } from 'node:crypto';
import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { z } from 'zod';
import { confirmAddress } from './confirmAddress.ts';
import { required } from '../environment.ts';

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
}

const signedUp = z.object({ localId: z.string(), idToken: z.string() });

/** A new account in the Auth emulator. */
export async function signUp(email = `${randomUUID()}@example.com`): Promise<Account> {
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'a long password', returnSecureToken: true }),
    },
  );
  const { localId, idToken } = signedUp.parse(await response.json());
  return { uid: localId, email, idToken };
}

const reply = z.union([
  z.object({ result: z.unknown() }),
  z.object({
    error: z.object({ status: z.string(), message: z.string(), details: z.unknown().optional() }),
  }),
]);

export type Reply = { status: number } & z.infer<typeof reply>;

interface CallOptions {
  readonly account?: Pick<Account, 'idToken'>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly data?: unknown;
  /** Stands for the whole body. */
  readonly body?: string;
}

/** The answer as it comes. */
export const post = (
  name: string,
  { account, data, body, headers }: CallOptions,
): Promise<Response> =>
  fetch(`${required('LUMASHOT_FUNCTIONS_URL')}/${FUNCTIONS_REGION}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(account === undefined ? {} : { authorization: `Bearer ${account.idToken}` }),
    },
    body: body ?? JSON.stringify({ data }),
  });

/** One call over HTTP, as the web SDK makes it. */
export async function call(name: string, options: CallOptions): Promise<Reply> {
  const response = await post(name, options);
  return { status: response.status, ...reply.parse(await response.json()) };
}

/** An account with its trial: its address is confirmed. */
export async function newcomer(): Promise<Account> {
  const account = await signUp();
  await confirmAddress(account);
  await call('ensureProfile', { account, data: { isOldEnough: true } });
  return account;
}

/** Only the status, for answers that are not ours. */
export async function statusOf(name: string, options: CallOptions): Promise<number> {
  return (await post(name, options)).status;
}

/** The reason of a refused call; null for a served one. */
export const reasonOf = (answer: Reply): unknown =>
  'error' in answer ? z.object({ reason: z.string() }).parse(answer.error.details).reason : null;
