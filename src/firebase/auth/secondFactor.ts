import {
  getMultiFactorResolver,
  multiFactor,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type User,
} from 'firebase/auth';
import { hasCode } from '../hasCode.ts';

const TOTP = TotpMultiFactorGenerator.FACTOR_ID;

const isChallenge = (error: unknown): error is MultiFactorError =>
  hasCode(error, 'auth/multi-factor-auth-required');

/** Ends the sign-in that `error` has stopped. Throws what the provider says. */
export async function answerChallenge(
  auth: Auth,
  { error, code }: { readonly error: unknown; readonly code: string },
): Promise<void> {
  if (!isChallenge(error)) throw error;
  const resolver = getMultiFactorResolver(auth, error);
  const hint = resolver.hints.find(({ factorId }) => factorId === TOTP);
  if (hint === undefined) throw error;
  await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code));
}

export const hasSecondFactor = (user: User): boolean =>
  multiFactor(user).enrolledFactors.some(({ factorId }) => factorId === TOTP);

export interface Enrolment {
  /** What is typed into the app, or opened by it. */
  readonly key: string;
  readonly uri: string;
  /** With the first code that it shows. Throws what the provider says. */
  finish(code: string): Promise<void>;
}

/** Begins to make an app on a phone the second factor of whoever is signed in. */
export async function beginEnrolment(user: User, product: string): Promise<Enrolment> {
  const owner = multiFactor(user);
  const secret = await TotpMultiFactorGenerator.generateSecret(await owner.getSession());
  return {
    key: secret.secretKey,
    uri: secret.generateQrCodeUrl(user.email ?? '', product),
    finish: (code) =>
      owner.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), product),
  };
}
