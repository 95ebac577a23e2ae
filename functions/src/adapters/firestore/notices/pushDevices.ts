import {
  DEVICES_MOST,
  PUSH_FAILURES_MOST,
  pushDeviceSchema,
} from '@lumashot/domain/account/pushDevice';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { PushDevices } from '../../../usecases/notices/ports.ts';
import { atomically, type GuardedBatch } from '../atomically.ts';
import { parseDocument } from '../documents.ts';
import { newStamps } from '../newStamps.ts';

interface Owned {
  readonly profile: DocumentSnapshot;
  readonly devices: readonly DocumentSnapshot[];
}

/** Devices that are told things, in Firestore. The profile counts them: every change writes it too. */
export function firestorePushDevices(
  db: Firestore,
  hashOf: (endpoint: string) => string,
): PushDevices {
  const all = db.collection(COLLECTIONS.pushDevices);
  const stamped = () => ({ updated_at: FieldValue.serverTimestamp() });

  const change = <Outcome>(
    uid: string,
    decide: (owned: Owned, batch: GuardedBatch) => { left: number; outcome: Outcome },
  ): Promise<Outcome> =>
    atomically(db, {
      read: async () => {
        const profile = await db.collection(COLLECTIONS.profiles).doc(uid).get();
        const { docs } = await all.where('user_id', '==', uid).get();
        return { profile, devices: docs };
      },
      decide: (owned, batch) => {
        const { left, outcome } = decide(owned, batch);
        if (owned.profile.exists) batch.update(owned.profile, { push_devices: left, ...stamped() });
        return outcome;
      },
    });

  /** Of one user: those of which this holds. How many are left. */
  const remove = (uid: string, isMeant: (id: string) => boolean): Promise<number> =>
    change(uid, ({ devices }, batch) => {
      const meant = devices.filter(({ id }) => isMeant(id));
      for (const read of meant) batch.remove(read);
      const left = devices.length - meant.length;
      return { left, outcome: left };
    });

  return {
    async register({ uid, endpoint, p256dh, auth }) {
      const endpoint_hash = hashOf(endpoint);
      const id = `${uid}_${endpoint_hash}`;
      const count = await change<number | null>(uid, ({ profile, devices }, batch) => {
        if (!profile.exists) return { left: 0, outcome: null };
        const known = devices.find((one) => one.id === id);
        const others = devices.filter((one) => one.id !== id).toSorted(byAge);
        const tooMany = others.slice(0, Math.max(0, others.length + 1 - DEVICES_MOST));
        for (const read of tooMany) batch.remove(read);
        if (known !== undefined) batch.update(known, { p256dh, auth, failures: 0, ...stamped() });
        else {
          batch.create(all.doc(id), {
            user_id: uid,
            endpoint,
            endpoint_hash,
            p256dh,
            auth,
            failures: 0,
            last_ok_at: null,
            ...newStamps(),
          });
        }
        const left = others.length - tooMany.length + 1;
        return { left, outcome: left };
      });
      // Whoever had this browser before is told nothing here any more.
      const { docs } = await all.where('endpoint_hash', '==', endpoint_hash).get();
      for (const read of docs) {
        const { user_id: owner } = parseDocument(pushDeviceSchema, read);
        if (owner !== uid) await remove(owner, (one) => one === read.id);
      }
      return count;
    },

    forget: ({ uid, endpoint }) =>
      remove(uid, (id) => endpoint === null || id === `${uid}_${hashOf(endpoint)}`),

    async of(uid) {
      const { docs } = await all.where('user_id', '==', uid).get();
      return docs.map((read) => ({ id: read.id, ...parseDocument(pushDeviceSchema, read) }));
    },

    async note({ uid, results }) {
      const resultOf = new Map(results.map(({ id, result }) => [id, result]));
      const read = (await all.where('user_id', '==', uid).get()).docs;
      const isLost = (one: DocumentSnapshot): boolean =>
        resultOf.get(one.id) === 'refused' &&
        parseDocument(pushDeviceSchema, one).failures + 1 >= PUSH_FAILURES_MOST;
      const gone = read.filter((one) => resultOf.get(one.id) === 'gone' || isLost(one));
      if (gone.length > 0) await remove(uid, (id) => gone.some((one) => one.id === id));
      const batch = db.batch();
      for (const { id, ref } of read.filter((one) => !gone.includes(one))) {
        const result = resultOf.get(id);
        if (result === 'sent') {
          batch.update(ref, {
            failures: 0,
            last_ok_at: FieldValue.serverTimestamp(),
            ...stamped(),
          });
        }
        if (result === 'refused') {
          batch.update(ref, { failures: FieldValue.increment(1), ...stamped() });
        }
      }
      await batch.commit();
    },
  };
}

const byAge = (one: DocumentSnapshot, other: DocumentSnapshot): number =>
  (one.createTime?.toMillis() ?? 0) - (other.createTime?.toMillis() ?? 0);
