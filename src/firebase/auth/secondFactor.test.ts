import { createServer } from 'node:http';
import { initializeApp, deleteApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerChallenge, beginEnrolment, hasSecondFactor } from './secondFactor.ts';

/** What Identity Platform answers, by the end of the address: the emulator knows no codes of apps. */
const answers = new Map<string, unknown>();
const asked: { readonly path: string; readonly body: unknown }[] = [];
let app: FirebaseApp;

const encoded = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
const tokenOf = (claims: object): string => {
  const now = Math.floor(Date.now() / 1_000);
  return `${encoded({ alg: 'none' })}.${encoded({ sub: 'mara', user_id: 'mara', iat: now, exp: now + 3_600, ...claims })}.x`;
};
const TOKENS = { idToken: tokenOf({}), refreshToken: 'r', localId: 'mara', expiresIn: '3600' };
const TOTP = {
  mfaEnrollmentId: 'one',
  displayName: 'App',
  enrolledAt: '2026-11-22T12:00:00Z',
  totpInfo: {},
};

/** The SDK is told that it is an emulator: so it asks here. */
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const path = request.url?.split('?')[0] ?? '';
    const sent: unknown = JSON.parse(Buffer.concat(parts).toString() || '{}');
    asked.push({ path, body: sent });
    const end = [...answers.keys()].find((key) => path.endsWith(key));
    const answer = end === undefined ? 'NOT_FOUND' : answers.get(end);
    const isFailure = typeof answer === 'string';
    response.writeHead(isFailure ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isFailure ? { error: { code: 400, message: answer } } : answer));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  answers.clear();
  answers.set(':lookup', { users: [{ localId: 'mara', email: 'mara@example.com', mfaInfo: [] }] });
  app = initializeApp({ apiKey: 'a-key', projectId: 'demo' }, crypto.randomUUID());
});
afterEach(() => deleteApp(app));

function authOf() {
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
  return auth;
}
const bodiesOf = (end: string) =>
  asked.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);

async function stopped(auth: ReturnType<typeof authOf>): Promise<unknown> {
  answers.set(':signInWithPassword', { mfaPendingCredential: 'pending', mfaInfo: [TOTP] });
  return signInWithEmailAndPassword(auth, 'mara@example.com', 'a password').catch(
    (error: unknown) => error,
  );
}

it('a password stops at the second factor, and the code of the app ends the sign-in', async () => {
  const auth = authOf();
  const error = await stopped(auth);
  expect(auth.currentUser).toBeNull();
  answers.set('/mfaSignIn:finalize', TOKENS);
  await answerChallenge(auth, { error, code: '123456' });
  expect(auth.currentUser?.uid).toBe('mara');
  expect(bodiesOf('/mfaSignIn:finalize')).toEqual([
    {
      mfaPendingCredential: 'pending',
      mfaEnrollmentId: 'one',
      totpVerificationInfo: { verificationCode: '123456' },
    },
  ]);
});

it('a wrong code signs nobody in, and the next one may be right', async () => {
  const auth = authOf();
  const error = await stopped(auth);
  answers.set('/mfaSignIn:finalize', 'INVALID_MFA_CODE');
  await expect(answerChallenge(auth, { error, code: '000000' })).rejects.toThrow('auth/');
  expect(auth.currentUser).toBeNull();
  answers.set('/mfaSignIn:finalize', TOKENS);
  await answerChallenge(auth, { error, code: '123456' });
  expect(auth.currentUser?.uid).toBe('mara');
});

it('any other failure stays what it is', async () => {
  const error = new Error('wrong password');
  await expect(answerChallenge(authOf(), { error, code: '123456' })).rejects.toBe(error);
});

it('is set up with the key that an app takes, and its first code', async () => {
  const auth = authOf();
  answers.set(':signInWithPassword', TOKENS);
  const { user } = await signInWithEmailAndPassword(auth, 'mara@example.com', 'a password');
  expect(hasSecondFactor(user)).toBe(false);
  answers.set('/mfaEnrollment:start', {
    totpSessionInfo: {
      sharedSecretKey: 'JBSWY3DP',
      verificationCodeLength: 6,
      hashingAlgorithm: 'SHA1',
      periodSec: 30,
      sessionInfo: 'session',
      finalizeEnrollmentTime: new Date(Date.now() + 60_000).toISOString(),
    },
  });
  const enrolment = await beginEnrolment(user, 'Lumashot');
  expect(enrolment.key).toBe('JBSWY3DP');
  expect(enrolment.uri).toMatch(/^otpauth:\/\/totp\/Lumashot:mara@example.com\?secret=JBSWY3DP/);
  answers.set('/mfaEnrollment:finalize', TOKENS);
  answers.set(':lookup', {
    users: [{ localId: 'mara', email: 'mara@example.com', mfaInfo: [TOTP] }],
  });
  await enrolment.finish('123456');
  expect(bodiesOf('/mfaEnrollment:finalize')).toMatchObject([
    { totpVerificationInfo: { sessionInfo: 'session', verificationCode: '123456' } },
  ]);
  expect(hasSecondFactor(user)).toBe(true);
});
