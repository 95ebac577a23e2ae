import type { MEMORY_LIMITS } from '@lumashot/domain/calls/rateLimits';
import { firestoreRateLimits } from '../adapters/firestore/rateLimits.ts';
import { firestore } from '../adapters/services.ts';
import { createFloodGuard, type FloodGuard } from '../edge/floodGuard.ts';

/** The guard of a call: counted in the database beyond what one instance lets pass. */
export const floodGuardOf = (limit: keyof typeof MEMORY_LIMITS): FloodGuard =>
  createFloodGuard({
    limit,
    shared: () => firestoreRateLimits(firestore()),
    now: () => Date.now(),
  });
