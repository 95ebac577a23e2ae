import { reserveRefusal } from '@lumashot/domain/credits/reserve';
import { countersAfter } from '@lumashot/domain/jobs/counters';
import { JOB_LEASE_MS } from '@lumashot/domain/jobs/job';
import { COLLECTIONS, jobIdOf } from '@lumashot/domain/paths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { JobStore, Reservation } from '../../../usecases/ports.ts';
import { atomically } from '../atomically.ts';
import { isAbandoned } from '../../../usecases/jobs/steps.ts';
import { jobRef, ownerFrom, ownerRef, rowFrom, jobResultOf } from './jobDocuments.ts';
import { newStamps } from '../newStamps.ts';

/** The hold of a picture that the call itself draws. */
export const jobReserve = (db: Firestore): Pick<JobStore, 'reserve'> => ({
  reserve({
    uid,
    requestId,
    requestHash,
    operation,
    engine,
    cost,
    label = '',
    input = null,
    profilePhoto = null,
    now,
    refusal: closed = null,
  }) {
    const jobId = jobIdOf({ uid, requestId });
    const itemId = newItemId(db);
    return atomically<Reservation>(db, {
      read: () => db.getAll(jobRef(db, jobId), ownerRef(db, uid)),
      decide: ([known, owner], batch) => {
        if (known?.exists === true) {
          const { job } = rowFrom(known);
          if (job.request_hash !== requestHash) {
            return { kind: 'refused', refusal: { reason: 'request-reused' } };
          }
          // Our own write, whose answer was lost on the way: the item's id tells.
          const isOurs = job.state === 'running' && job.item_id === itemId;
          if (isOurs) return { kind: 'reserved', jobId, itemId };
          const { item_id, lane, created_at: askedAt } = job;
          const running = { leaseIsOver: isAbandoned(job, now), lane, askedAt };
          return { jobId, itemId: item_id, ...running, ...jobResultOf(job) };
        }
        if (owner?.exists !== true) {
          return { kind: 'refused', refusal: { reason: 'credits-unverified' } };
        }
        if (closed !== null) return { kind: 'refused', refusal: closed };
        const profile = ownerFrom(owner);
        const unable = reserveRefusal(profile, { cost, now });
        if (unable !== null) return { kind: 'refused', refusal: unable };

        batch.create(jobRef(db, jobId), {
          user_id: uid,
          request_id: requestId,
          request_hash: requestHash,
          operation,
          engine,
          item_id: itemId,
          cost,
          label,
          input,
          profile_photo_url: profilePhoto,
          state: 'running',
          lease_expires_at: new Date(now.getTime() + JOB_LEASE_MS),
          // Who asked may be gone by the time a slow model has drawn it.
          notify: true,
          ...newStamps(),
        });
        batch.update(owner, {
          ...countersAfter(profile, { cost, from: null, to: 'running' }),
          updated_at: FieldValue.serverTimestamp(),
        });
        return { kind: 'reserved', jobId, itemId };
      },
    });
  },
});

/** Of no collection in particular: ids are random. */
export const newItemId = (db: Firestore): string =>
  db.collection(COLLECTIONS.generatedImages).doc().id;
