import { COLLECTIONS } from '@lumashot/domain/paths';
import type { Firestore } from 'firebase-admin/firestore';
import type { EventStore } from '../../../usecases/billing/ports.ts';
import { newStamps } from '../newStamps.ts';
import { chunksOf } from '../../../usecases/turns/chunksOf.ts';

/** Documents of one read. */
const READ_AT_ONCE = 300;

/** Which events of the payment provider were handled. */
export function firestoreEvents(db: Firestore): EventStore {
  const refOf = (id: string) => db.collection(COLLECTIONS.stripeEvents).doc(id);
  return {
    async handled(ids) {
      const known = new Set<string>();
      for (const some of chunksOf(ids, READ_AT_ONCE)) {
        const found = await db.getAll(...some.map(refOf));
        for (const { exists, id } of found) if (exists) known.add(id);
      }
      return known;
    },
    async record({ id, type }) {
      await refOf(id).set({
        type,
        ...newStamps(),
      });
    },
  };
}
