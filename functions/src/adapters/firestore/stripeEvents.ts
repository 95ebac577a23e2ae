import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { EventStore } from '../../usecases/billing/ports.ts';
import { newStamps } from './newStamps.ts';

/** Which events of the payment provider were handled. */
export function firestoreEvents(db: Firestore): EventStore {
  const refOf = (id: string) => db.collection(COLLECTIONS.stripeEvents).doc(id);
  return {
    async handled(ids) {
      if (ids.length === 0) return new Set();
      const found = await db.getAll(...ids.map(refOf));
      return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
    },
    async record({ id, type }) {
      await refOf(id).set({
        type,
        ...newStamps(),
      });
    },
  };
}
