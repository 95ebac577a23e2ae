import { randomInt, randomUUID } from 'node:crypto';
import type { Role } from '@lumashot/domain/admin/roles';
import { getAuth } from 'firebase-admin/auth';
import { z } from 'zod';
import { required } from '../environment.ts';

export interface Operator {
  readonly uid: string;
  /** Of a session from before there was a second factor. */
  readonly oneFactor: string;
  readonly twoFactors: string;
}

const PASSWORD = 'a long password';
const tokenSchema = z.object({ idToken: z.string() });
const pendingSchema = z.object({
  mfaPendingCredential: z.string(),
  mfaInfo: z.array(z.object({ mfaEnrollmentId: z.string() })).min(1),
});
const sessionSchema = z.object({ phoneResponseInfo: z.object({ sessionInfo: z.string() }) });
const codesSchema = z.object({
  verificationCodes: z.array(z.object({ sessionInfo: z.string(), code: z.string() })),
});

/**
 * Somebody with a role and a second factor. The Auth emulator knows phones only, no one-time codes of apps: what
 * the token says of the session is the same claim.
 */
export async function givenOperator({
  role = 'operator',
}: { role?: Role | null } = {}): Promise<Operator> {
  const email = `${randomUUID()}@example.com`;
  const auth = getAuth();
  const { uid } = await auth.createUser({ email, password: PASSWORD, emailVerified: true });
  if (role !== null) await auth.setCustomUserClaims(uid, { role });
  const signIn = () =>
    ask('v1/accounts:signInWithPassword', { email, password: PASSWORD, returnSecureToken: true });
  const { idToken: oneFactor } = tokenSchema.parse(await signIn());
  const phoneNumber = `+1650555${randomInt(1_000, 9_999)}`;
  await auth.updateUser(uid, {
    multiFactor: { enrolledFactors: [{ uid: randomUUID(), factorId: 'phone', phoneNumber }] },
  });
  const { mfaPendingCredential, mfaInfo } = pendingSchema.parse(await signIn());
  const { phoneResponseInfo } = sessionSchema.parse(
    await ask('v2/accounts/mfaSignIn:start', {
      mfaPendingCredential,
      mfaEnrollmentId: mfaInfo[0]?.mfaEnrollmentId,
      phoneSignInInfo: {},
    }),
  );
  const { sessionInfo } = phoneResponseInfo;
  const code = await codeOf(sessionInfo);
  const finished = await ask('v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential,
    phoneVerificationInfo: { sessionInfo, code },
  });
  return { uid, oneFactor, twoFactors: tokenSchema.parse(finished).idToken };
}

const host = (): string => `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}`;

async function ask(path: string, body: object): Promise<unknown> {
  const url = `${host()}/identitytoolkit.googleapis.com/${path}?key=demo-key`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** What the emulator would have sent to the phone. */
async function codeOf(sessionInfo: string): Promise<string> {
  const url = `${host()}/emulator/v1/projects/${required('GCLOUD_PROJECT')}/verificationCodes`;
  const { verificationCodes } = codesSchema.parse(await (await fetch(url)).json());
  const found = verificationCodes.find((sent) => sent.sessionInfo === sessionInfo);
  if (found === undefined) throw new Error('no code was sent');
  return found.code;
}
