import { accountDeletionSchema } from '@lumashot/domain/account/deletion';
import { SECOND_MS } from '@lumashot/domain/durations';
import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Accounts, AccountState } from '../../usecases/account/peoplePorts.ts';
import { parseDocument } from '../firestore/documents.ts';
import { hasCode } from '../hasCode.ts';
import { roleOf } from './people.ts';

/**
 * What a token does not tell: it stays good for an hour, whatever becomes of its user. Asked by every
 * call for itself, so that a suspension counts at once: an answer on its way to another call may be older than
 * what has happened before this one.
 */
export function firebaseAccounts({ auth, db }: { auth: Auth; db: Firestore }): Accounts {
  return {
    async stateOf({ uid, authTime }): Promise<AccountState> {
      const [user, marks] = await Promise.all([findUser(auth, uid), marksOf(db, uid)]);
      if (user === null) return { kind: 'missing' };
      if (user.disabled || marks.suspended_at !== null) {
        return { kind: (await isBeingDeleted(db, uid)) ? 'missing' : 'suspended' };
      }
      if (authTime * 1_000 < validSinceMs(user)) return { kind: 'signed-out' };
      return {
        kind: 'active',
        email: user.email ?? null,
        emailVerified: user.emailVerified,
        isClosing: marks.closing_at !== null,
        role: roleOf(user),
      };
    },
  };
}

async function findUser(auth: Auth, uid: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (hasCode(error, 'auth/user-not-found')) return null;
    throw error;
  }
}

/**
 * Sessions that began before are over: the password was changed, or somebody revoked them. The first one, from when the
 * account was made, ends none: no session is older than its account. The Auth emulator reads its clock for `auth_time`
 * first and for `validSince` a moment later, so that a sign-up in the last moment of a second would end itself.
 */
function validSinceMs({ tokensValidAfterTime, metadata }: UserRecord): number {
  if (tokensValidAfterTime === undefined) return 0;
  const since = Date.parse(tokensValidAfterTime);
  return since - Date.parse(metadata.creationTime) <= SECOND_MS ? 0 : since;
}

const marksSchema = z.object({
  suspended_at: z.date().nullable().default(null),
  closing_at: z.date().nullable().default(null),
});
type Marks = z.output<typeof marksSchema>;

const recordSchema = accountDeletionSchema.pick({ state: true });

/** A deletion locks its account first, and ends with the account itself an hour later: nobody has suspended it. */
async function isBeingDeleted(db: Firestore, uid: string): Promise<boolean> {
  const found = await db.collection(COLLECTIONS.accountDeletions).doc(uid).get();
  return found.exists && parseDocument(recordSchema, found).state === 'deleting';
}

async function marksOf(db: Firestore, uid: string): Promise<Marks> {
  const profile = db.collection(COLLECTIONS.profiles).doc(uid);
  const [read] = await db.getAll(profile, { fieldMask: Object.keys(marksSchema.shape) });
  return read?.exists === true ? parseDocument(marksSchema, read) : marksSchema.parse({});
}
