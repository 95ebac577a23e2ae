import type { Auth } from 'firebase-admin/auth';
import { hasCode } from '../hasCode.ts';

/** Where somebody can be written to; null: nobody has confirmed that the address is theirs. */
export async function confirmedAddress(auth: Auth, uid: string): Promise<string | null> {
  try {
    const { email, emailVerified } = await auth.getUser(uid);
    return emailVerified ? (email ?? null) : null;
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) return null;
    throw error;
  }
}
