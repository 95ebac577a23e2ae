import { collectionsErasedAs, HOLDING_NAMES } from '@lumashot/domain/account/holdings';
import { COLLECTIONS, STORAGE_PREFIXES } from '@lumashot/domain/paths';
import type { Bucket } from '@google-cloud/storage';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Unbegun } from '../../usecases/account/ports.ts';
import { namingAddress } from '../firestore/account/byAddress.ts';
import { confirmedAddress } from './confirmedAddress.ts';
import { roleOf } from './people.ts';

/** Users a page of the sign-in service: as many as it gives. */
const PAGE = 1_000;
/** Profiles that are asked for at a time. */
const PROFILES = 200;

interface Sources {
  readonly auth: Auth;
  readonly db: Firestore;
  readonly bucket: Bucket;
}

/** Users of the sign-in service who have no profile. */
export function firebaseUnbegun({ auth, db, bucket }: Sources): Unbegun {
  const profileOf = (uid: string) => db.collection(COLLECTIONS.profiles).doc(uid);

  async function withoutProfile(uids: readonly string[]): Promise<readonly string[]> {
    if (uids.length === 0) return [];
    const found = await db.getAll(...uids.map(profileOf), { fieldMask: [] });
    return found.filter(({ exists }) => !exists).map(({ id }) => id);
  }

  return {
    async *signedUpBefore(before) {
      let next: string | undefined;
      do {
        const { users, pageToken } = await auth.listUsers(PAGE, next);
        const old = users.filter((user) => isOld(user, before)).map(({ uid }) => uid);
        for (let at = 0; at < old.length; at += PROFILES) {
          yield* await withoutProfile(old.slice(at, at + PROFILES));
        }
        next = pageToken;
      } while (next !== undefined);
    },

    async hasAnything(uid) {
      const address = await confirmedAddress(auth, uid);
      const named = [
        ...collectionsErasedAs('profile'),
        ...collectionsErasedAs('record'),
        ...collectionsErasedAs('named'),
      ];
      const owned = [...collectionsErasedAs('owned'), ...collectionsErasedAs('bookkeeping')].map(
        (name) => db.collection(name).where('user_id', '==', uid),
      );
      // Written before signing in: a deletion would take that along.
      const written =
        address === null ? [] : HOLDING_NAMES.flatMap((name) => namingAddress(db, name, address));
      const [documents, rows, objects] = await Promise.all([
        db.getAll(...named.map((name) => db.collection(name).doc(uid))),
        Promise.all([...owned, ...written].map((query) => query.limit(1).get())),
        Promise.all(
          Object.values(STORAGE_PREFIXES).map((prefix) =>
            bucket.getFiles({ prefix: `${prefix}/${uid}/`, maxResults: 1 }),
          ),
        ),
      ]);
      return (
        documents.some(({ exists }) => exists) ||
        rows.some(({ empty }) => !empty) ||
        objects.some(([files]) => files.length > 0)
      );
    },
  };
}

/** Nobody with a role: an operator may never have opened the studio. */
const isOld = (user: UserRecord, before: Date): boolean =>
  roleOf(user) === null && Date.parse(user.metadata.creationTime) < before.getTime();
