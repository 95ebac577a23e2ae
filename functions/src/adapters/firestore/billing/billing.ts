import { settledBefore } from '@lumashot/domain/billing/formerGrants';
import {
  billingCustomerSchema,
  creditGrantSchema,
  type SettledCredits,
} from '@lumashot/domain/billing/subscription';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { profileSchema } from '@lumashot/domain/profile/profile';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { BillingStore, Purchases, Settled } from '../../../usecases/billing/ports.ts';
import { settleDocuments } from '../../../usecases/billing/settling/settleDocuments.ts';
import { atomically, type GuardedBatch } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { addGrants, addPackGrants, isOfPack } from './grants.ts';
import { inPages } from '../inPages.ts';
import { newStamps } from '../newStamps.ts';

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
            settled: null,
            packs: [],
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
      let fresh: Purchases | null = null;
      let settled: SettledCredits | null = null;
      return atomically<Settled>(db, {
        read: async () => {
          // Our documents before the provider: a run that settles in between fails our commit.
          const [customer, profile] = await db.getAll(customers.doc(uid), profiles.doc(uid));
          if (customer?.exists !== true || profile === undefined) return [];
          settled =
            parseDocument(billingCustomerSchema, customer).settled ?? (await formerlySettled(uid));
          fresh = (await read?.()) ?? null;
          return [customer, profile];
        },
        decide: ([customer, profile], batch) => {
          if (customer === undefined || profile === undefined || settled === null) {
            return nothing('no-customer');
          }
          if (!profile.exists) return nothing('no-profile');
          return settleInto(db, batch, { customer, profile, settled, fresh, now });
        },
      });
    },

    async *due({ now }) {
      const due = customers.where('next_check_at', '<=', now).orderBy('next_check_at');
      for await (const { id } of inPages(due)) yield id;
    },
  };

  /** What was settled before customers kept it: their grants tell, each of which stays as it is. */
  async function formerlySettled(uid: string): Promise<SettledCredits> {
    const { docs } = await grants.where('user_id', '==', uid).get();
    const months = docs.filter((grant) => !isOfPack(grant));
    return settledBefore(months.map((grant) => parseDocument(creditGrantSchema, grant)));
  }
}

const nothing = (kind: Settled['kind']): Settled => ({
  kind,
  isSubscribed: false,
  isOverdue: false,
  goingOn: [],
  granted: 0,
});

function settleInto(
  db: Firestore,
  batch: GuardedBatch,
  {
    customer,
    profile,
    ...facts
  }: {
    readonly customer: DocumentSnapshot;
    readonly profile: DocumentSnapshot;
    readonly settled: SettledCredits;
    readonly fresh: Purchases | null;
    readonly now: Date;
  },
): Settled {
  const before = parseDocument(profileSchema, profile);
  const { changes, outcome } = settleDocuments({
    profile: before,
    customer: parseDocument(billingCustomerSchema, customer),
    ...facts,
  });
  if (changes === null) return outcome;
  // Both, even if only one differs: each is what the decision relied on.
  const updated_at = FieldValue.serverTimestamp();
  batch.update(profile, { ...changes.profile, updated_at });
  batch.update(customer, { ...changes.customer, updated_at });
  const uid = before.user_id;
  addGrants(db, batch, { uid, entries: changes.entries });
  addPackGrants(db, batch, { uid, entries: changes.packEntries });
  return outcome;
}
