import { createHmac } from 'node:crypto';
import { collectionsErasedAs, HOLDING_NAMES } from '@lumashot/domain/account/holdings';
import { RATE_LIMITS } from '@lumashot/domain/calls/rateLimits';
import { COLLECTIONS } from '@lumashot/domain/paths';
import {
  FieldValue,
  type DocumentReference,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import type { Holdings } from '../../../usecases/account/ports.ts';
import { namingAddress } from './byAddress.ts';

/** Documents a batch. */
const PAGE = 100;

/** Fields of the books that say nothing of whose they are; ids of any kind become keyed hashes. */
const KEPT_FIELDS: readonly string[] = [
  'amount',
  'bought',
  'balance_after',
  'transaction_type',
  'kind',
  'plan_id',
  'month',
  'lost',
  'credits',
  'number',
  'actor',
  'role',
  'outcome',
  'ended_at',
  'created_at',
  'updated_at',
];
const HASHED_FIELDS: readonly string[] = ['job_id', 'subscription_id', 'invoice_id', 'session_id'];

/** Begins the id of every row whose owner is gone. */
const GONE = 'gone_';

/** What Firestore keeps of a user. `salt` keys the hashes: without it nobody tells whose a row was. Read when it is needed, for few have it. */
export function firestoreHoldings(db: Firestore, salt: () => string): Holdings {
  const pseudonym = (text: string): string =>
    `${GONE}${createHmac('sha256', salt()).update(`gone:${text}`).digest('hex').slice(0, 40)}`;

  /** A page at a time, until nothing is found any more. */
  async function removeAll(found: Query): Promise<void> {
    for (;;) {
      const { docs } = await found.limit(PAGE).get();
      if (docs.length === 0) return;
      const batch = db.batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
    }
  }

  const ownedIn = (collection: string, uid: string): Query =>
    db.collection(collection).where('user_id', '==', uid);

  /** Ids such as `{uid}_{request}`: a uid has no underscore. */
  const keyedIn = (collection: string, uid: string): Query =>
    db
      .collection(collection)
      .where('__name__', '>=', `${uid}_`)
      .where('__name__', '<', `${uid}\u0060`);

  const limitsOf = (uid: string): readonly DocumentReference[] =>
    Object.keys(RATE_LIMITS).map((limit) =>
      db.collection(COLLECTIONS.rateLimits).doc(`${limit}_${uid}`),
    );

  async function hide(collection: string, uid: string): Promise<void> {
    for (;;) {
      const { docs } = await ownedIn(collection, uid).limit(PAGE).get();
      if (docs.length === 0) return;
      const batch = db.batch();
      for (const row of docs) {
        const fields = Object.entries(row.data()).flatMap(([name, value]: [string, unknown]) => {
          if (KEPT_FIELDS.includes(name)) return [[name, value] as const];
          if (!HASHED_FIELDS.includes(name)) return [];
          return [[name, typeof value === 'string' ? pseudonym(value) : null] as const];
        });
        // Under another key, for the old one holds the uid: both in one step, so none is lost or doubled.
        batch.set(db.collection(collection).doc(pseudonym(row.id)), {
          ...Object.fromEntries(fields),
          user_id: pseudonym(uid),
          ...(collection === COLLECTIONS.creditsTransactions
            ? { description: 'Account deleted', item: null }
            : {}),
        });
        batch.delete(row.ref);
      }
      await batch.commit();
    }
  }

  return {
    async openJobs(uid) {
      const { docs } = await ownedIn(COLLECTIONS.generationJobs, uid)
        .where('state', 'in', ['waiting', 'queued'])
        .get();
      return docs.map(({ id }) => id);
    },

    async forgetDevices(uid) {
      await removeAll(ownedIn(COLLECTIONS.pushDevices, uid));
      const profile = await db.collection(COLLECTIONS.profiles).doc(uid).get();
      // Who has signed up and never come in has none.
      if (!profile.exists) return;
      await profile.ref.update({ push_devices: 0, updated_at: FieldValue.serverTimestamp() });
    },

    async removeProfile(uid) {
      await db.collection(COLLECTIONS.profiles).doc(uid).delete();
    },

    async removeDocuments({ uid, address }) {
      for (const name of collectionsErasedAs('owned')) {
        await removeAll(ownedIn(name, uid));
      }
      for (const name of collectionsErasedAs('named')) {
        await db.collection(name).doc(uid).delete();
      }
      await removeAll(keyedIn(COLLECTIONS.modelCosts, uid));
      const batch = db.batch();
      for (const ref of limitsOf(uid)) batch.delete(ref);
      await batch.commit();
      if (address === null) return;
      // Written before signing in, from the same address.
      for (const rows of HOLDING_NAMES.flatMap((name) => namingAddress(db, name, address))) {
        await removeAll(rows);
      }
    },

    async makePseudonymous(uid) {
      for (const name of collectionsErasedAs('bookkeeping')) {
        await hide(name, uid);
      }
    },
  };
}
