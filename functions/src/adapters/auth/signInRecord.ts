import type { Auth } from 'firebase-admin/auth';
import { hasCode } from '../hasCode.ts';

/** How somebody signs in, as a copy of their data says it. */
interface SignInRecord {
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly providers: readonly { readonly provider: string; readonly email: string | null }[];
  readonly created_at: string;
  /** Null: never. */
  readonly last_sign_in_at: string | null;
}

/** Null: no such user any more. */
export async function signInRecord(auth: Auth, uid: string): Promise<SignInRecord | null> {
  try {
    const user = await auth.getUser(uid);
    const { creationTime, lastSignInTime } = user.metadata;
    return {
      email: user.email ?? null,
      email_verified: user.emailVerified,
      providers: user.providerData.map(({ providerId, email }) => ({
        provider: providerId,
        email: email ?? null,
      })),
      created_at: new Date(creationTime).toISOString(),
      last_sign_in_at: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
    };
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) return null;
    throw error;
  }
}
