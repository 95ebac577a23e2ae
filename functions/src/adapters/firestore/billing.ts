import { isDeepStrictEqual } from 'node:util';
import { grantAmount } from '@lumashot/domain/billing/grants';
import {
  billingCustomerSchema,
  grantsDue,
  nextCheckAt,
  subscriptionStatus,
  type DueGrant,
  type Subscription,
} from '@lumashot/domain/billing/subscription';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { isSubscribed } from '@lumashot/domain/profile/access';
import { profileSchema, type Profile } from '@lumashot/domain/profile/profile';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { BillingStore, Settled } from '../../usecases/billing/ports.ts';
import { atomically, type GuardedBatch } from './atomically.ts';
import { parseDocument } from './documents.ts';
import { addGrants } from './grants.ts';
import { newStamps } from './newStamps.ts';

/** Who pays for what, and what follows from it, in Firestore. */
export function firestoreBilling(db: Firestore): BillingStore {
  const customers = db.collection(COLLECTIONS.billingCustomers);
  const profiles = db.collection(COLLECTIONS.profiles);
  const grants = db.collection(COLLECTIONS.creditGrants);

  return {
    async customerIdOf(uid) {
      const found = await customers.doc(uid).get();
      return found.exists ? parseDocument(billingCustomerSchema, found).customer_id : null;
    },

    rememberCustomer({ uid, customerId }) {
      const ref = customers.doc(uid);
      return atomically(db, {
        read: async () => [await ref.get()],
        decide: ([known], batch) => {
          if (known?.exists === true) {
            return parseDocument(billingCustomerSchema, known).customer_id;
          }
          batch.create(ref, {
            user_id: uid,
            customer_id: customerId,
            subscriptions: [],
            next_check_at: null,
            ...newStamps(),
          });
          return customerId;
        },
      });
    },

    async ownerOf(customerId) {
      const found = await customers.where('customer_id', '==', customerId).limit(1).get();
      return found.docs[0]?.id ?? null;
    },

    settle({ uid, now, read }) {
      // Filled by each read, for the decision on it.
      let subscriptions: readonly Subscription[] = [];
      let due: readonly DueGrant[] = [];
      return atomically<Settled>(db, {
        read: async () => {
          // Our documents before the provider: a run that settles in between fails our commit.
          const [customer, profile] = await db.getAll(customers.doc(uid), profiles.doc(uid));
          if (customer?.exists !== true || profile === undefined) return [];
          subscriptions =
            (await read?.()) ?? parseDocument(billingCustomerSchema, customer).subscriptions;
          due = grantsDue(
            subscriptions.flatMap(({ paid }) => paid),
            now,
          );
          const granted =
            due.length === 0 ? [] : await db.getAll(...due.map(({ key }) => grants.doc(key)));
          return [customer, profile, ...granted];
        },
        decide: ([customer, profile, ...granted], batch) => {
          if (customer === undefined || profile === undefined) return nothing('no-customer');
          if (!profile.exists) return nothing('no-profile');
          const done = new Set(granted.filter(({ exists }) => exists).map(({ id }) => id));
          const owed = due.filter(({ key }) => !done.has(key));
          return settleInto(db, batch, { customer, profile, subscriptions, owed, now });
        },
      });
    },

    async due({ now, limit }) {
      const found = await customers
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(limit)
        .get();
      return found.docs.map(({ id }) => id);
    },
  };
}

const nothing = (kind: Settled['kind']): Settled => ({ kind, isSubscribed: false, granted: 0 });

function settleInto(
  db: Firestore,
  batch: GuardedBatch,
  {
    customer,
    profile,
    subscriptions,
    owed,
    now,
  }: {
    customer: DocumentSnapshot;
    profile: DocumentSnapshot;
    subscriptions: readonly Subscription[];
    owed: readonly DueGrant[];
    now: Date;
  },
): Settled {
  const before = parseDocument(profileSchema, profile);
  const known = parseDocument(billingCustomerSchema, customer);
  const status = subscriptionStatus(subscriptions, now);
  const { rows, granted } = grantsOf(before, owed);

  const changedProfile = {
    ...status,
    credits: before.credits + granted,
    // Paying finishes onboarding: nobody who paid is asked for a photo first.
    has_completed_onboarding: before.has_completed_onboarding || status.has_active_subscription,
  };
  const changedCustomer = {
    subscriptions: [...subscriptions],
    next_check_at: nextCheckAt(subscriptions, now),
  };
  const isSame =
    rows.length === 0 && holds(before, changedProfile) && holds(known, changedCustomer);
  const isNowSubscribed = isSubscribed({ ...before, ...status }, now);
  if (isSame) return { kind: 'unchanged', isSubscribed: isNowSubscribed, granted: 0 };

  // Both, even if only one differs: each is what the decision relied on.
  const updated_at = FieldValue.serverTimestamp();
  batch.update(profile, { ...changedProfile, updated_at });
  batch.update(customer, { ...changedCustomer, updated_at });
  addGrants(db, batch, { uid: before.user_id, rows });
  return { kind: 'changed', isSubscribed: isNowSubscribed, granted };
}

/** What each owed month adds, one upon the other: the cap counts the months before. */
function grantsOf(profile: Profile, owed: readonly DueGrant[]) {
  let balance = profile.credits;
  const rows = owed.map((grant) => {
    const amount = grantAmount({ credits: balance, planId: grant.period.plan_id });
    balance += amount;
    return { grant, amount, balance };
  });
  return { rows, granted: balance - profile.credits };
}

/** Whether a document says this already. */
const holds = <Document extends object>(document: Document, fields: Partial<Document>): boolean =>
  isDeepStrictEqual({ ...document, ...fields }, document);
