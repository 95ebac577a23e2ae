import { COLLECTIONS, STORAGE_PREFIXES } from '@lumashot/domain/paths';
import { onRequest } from 'firebase-functions/https';
import { firestoreJobs } from '../adapters/firestore/jobs/jobs.ts';
import { healthLog } from '../adapters/logging/healthLog.ts';
import { defaultBucket, firestore } from '../adapters/services.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { checkHealth, notMoreOftenThan, type Probe } from '../usecases/watch/checkHealth.ts';

/** The sweeper comes every five minutes: what is over for longer than two of its runs was not swept. */
const SWEPT_WITHIN_MS = 11 * 60_000;
const TIMEOUT_MS = 5_000;
/** An uptime check asks once a minute, from several places. */
const ASKED_AGAIN_MS = 15_000;

/** Three reads, a look for one object, and two queries of one document. */
const PROBES: Readonly<Record<string, Probe>> = {
  database: async () => {
    await firestore().collection(COLLECTIONS.config).doc('live').get();
    return null;
  },
  storage: async () => {
    await defaultBucket().file(`${STORAGE_PREFIXES.uploads}/health`).exists();
    return null;
  },
  queue: async () => {
    const request = { now: new Date(Date.now() - SWEPT_WITHIN_MS), limit: 1 };
    const jobs = firestoreJobs(firestore());
    const [expired, lost] = await Promise.all([jobs.expired(request), jobs.lost(request)]);
    if (expired.length > 0) return 'crashed jobs are not swept';
    return lost.length > 0 ? 'jobs wait for a worker' : null;
  },
};

const look = notMoreOftenThan(ASKED_AGAIN_MS, {
  ask: () => checkHealth({ probes: PROBES, log: healthLog, timeoutMs: TIMEOUT_MS }),
  now: () => Date.now(),
});

/** For uptime checks: 200 or 503, and which part it is. Nothing of users, settings or versions. */
export const health = onRequest(FUNCTION_OPTIONS.quick, async (request, response) => {
  response.set('cache-control', 'no-store');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('allow', 'GET, HEAD').status(405).json({ ok: false });
    return;
  }
  const found = await look();
  response.status(found.ok ? 200 : 503).json(found);
});
