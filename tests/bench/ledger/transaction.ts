import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { firestoreJobs } from '../../../functions/src/adapters/firestore/jobs/jobs.ts';
import type { Reservation } from '../../../functions/src/usecases/ports.ts';
import { db } from '../../support/admin.ts';

/** A row of the library as long as usual ones. */
export const ITEM = {
  image_url: 'gs://demo-lumashot-bench.appspot.com/results/user/item/image.png',
  thumbnail_url: 'gs://demo-lumashot-bench.appspot.com/results/user/item/thumbnail.webp',
  width: 1024,
  height: 1024,
  placeholder: `data:image/webp;base64,${'A'.repeat(160)}`,
  engine: 'embedded',
  prompt: 'a red fox under pines at dawn, soft light, shallow depth of field',
  template_id: null,
  original_image_id: null,
} as const;

const ORIGIN = {
  made_by: {
    operation: 'text',
    seed: 1,
    shape: 'square',
    count_index: 0,
    enhancement_type: null,
    consent: null,
    words: null,
    source: null,
    of: null,
    model: null,
  },
  family_id: null,
} as const;

/** What a commit brings of a picture. */
export const drawnNow = () =>
  ({
    now: new Date(),
    type: 'text-to-image',
    item: ITEM,
    origin: ORIGIN,
    imageUrl: ITEM.image_url,
    ignored: [],
  }) as const;

const jobs = firestoreJobs(db);
/** As the ledger's own longest pause between two tries, with the same jitter. */
const RETRY_MS = 200;

/**
 * One credit from hold to debit. A caller who meets the plan's limit of running jobs asks again:
 * with 50 in flight on one user, forty of them always do.
 */
export async function spendCredit(uid: string): Promise<void> {
  const reservation = await reserved(uid);
  if (reservation.kind !== 'reserved') throw new Error(`not reserved: ${reservation.kind}`);
  const settlement = await jobs.commit({ jobId: reservation.jobId, uid, ...drawnNow() });
  if (settlement.kind !== 'done') throw new Error(`not committed: ${settlement.kind}`);
}

async function reserved(uid: string): Promise<Reservation> {
  const requestId = randomUUID();
  for (;;) {
    const reservation = await jobs.reserve({
      uid,
      requestId,
      requestHash: HASH,
      operation: 'text',
      engine: 'embedded',
      cost: 1,
      now: new Date(),
    });
    const isFull =
      reservation.kind === 'refused' && reservation.refusal.reason === 'too-many-running';
    if (!isFull) return reservation;
    await pause(Math.random() * RETRY_MS);
  }
}

/** As long as a request's fingerprint. */
export const HASH = 'f'.repeat(64);
