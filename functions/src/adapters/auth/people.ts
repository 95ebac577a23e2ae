import { roleFrom } from '@lumashot/domain/admin/roles';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { People } from '../../usecases/admin/ports.ts';
import { hasCode } from '../hasCode.ts';

/** Nobody of this uid or address; also an address that is none. */
const NOBODY = ['auth/user-not-found', 'auth/invalid-email', 'auth/invalid-uid'] as const;

async function orNobody(asked: Promise<UserRecord>): Promise<UserRecord | null> {
  try {
    return await asked;
  } catch (error) {
    if (NOBODY.some((code) => hasCode(error, code))) return null;
    throw error;
  }
}

export const userOf = (auth: Auth, uid: string): Promise<UserRecord | null> =>
  orNobody(auth.getUser(uid));

export const roleOf = ({ customClaims }: UserRecord) => roleFrom(customClaims?.['role']);

/** Firebase Auth's users and their profiles. The profile says first, for it counts at once. */
export function firebasePeople({ auth, db }: { auth: Auth; db: Firestore }): People {
  const profileOf = (uid: string) => db.collection(COLLECTIONS.profiles).doc(uid);

  async function mark(uid: string, suspendedAt: Date | null): Promise<void> {
    const profile = await profileOf(uid).get();
    if (!profile.exists) return;
    const isMarked: unknown = profile.get('suspended_at') ?? null;
    // When it was first done stays.
    if (suspendedAt !== null && isMarked !== null) return;
    await profile.ref.update({
      suspended_at: suspendedAt,
      updated_at: FieldValue.serverTimestamp(),
    });
  }

  return {
    async find(text) {
      const found = text.includes('@')
        ? await orNobody(auth.getUserByEmail(text))
        : await userOf(auth, text);
      return found?.uid ?? null;
    },

    exists: async (uid) => (await userOf(auth, uid)) !== null,

    async suspend({ uid, now }) {
      await mark(uid, now);
      await auth.updateUser(uid, { disabled: true });
      await auth.revokeRefreshTokens(uid);
    },

    async unsuspend(uid) {
      await auth.updateUser(uid, { disabled: false });
      await mark(uid, null);
    },

    endSessions: (uid) => auth.revokeRefreshTokens(uid),

    async setRole({ uid, role }) {
      const { role: _, ...others } = (await auth.getUser(uid)).customClaims ?? {};
      await auth.setCustomUserClaims(uid, role === null ? others : { ...others, role });
    },
  };
}
