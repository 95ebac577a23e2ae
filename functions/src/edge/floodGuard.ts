import { MEMORY_LIMITS } from '@lumashot/domain/calls/rateLimits';
import type { RateLimitStore } from '../usecases/billing/ports.ts';
import { createRateLimiter } from './rateLimiter.ts';

interface FloodGuardOptions {
  readonly limit: keyof typeof MEMORY_LIMITS;
  /** Asked for late: the store is made with the first use. */
  readonly shared: () => Pick<RateLimitStore, 'admits'>;
  readonly now: () => number;
}

export interface FloodGuard {
  admits(key: string): Promise<boolean>;
}

/** How long a refusal is remembered: meanwhile a flood costs no reads either. */
const REFUSED_MS = 60_000;
/** Dropped all at once when there are this many: memory stays bounded. */
const MAX_REFUSED = 10_000;

/**
 * A limit that holds across instances and costs normal use nothing: each instance lets a number pass
 * by itself, and counts only what goes beyond in the shared store. In all, at most the instances times
 * the first, and the second.
 */
export function createFloodGuard({ limit, shared, now }: FloodGuardOptions): FloodGuard {
  const memory = createRateLimiter({ ...MEMORY_LIMITS[limit], now });
  const refusedUntil = new Map<string, number>();
  return {
    async admits(key) {
      if (memory.admits(key)) return true;
      const at = now();
      if ((refusedUntil.get(key) ?? 0) > at) return false;
      if (await shared().admits({ limit, key, now: new Date(at) })) return true;
      if (refusedUntil.size >= MAX_REFUSED) refusedUntil.clear();
      refusedUntil.set(key, at + REFUSED_MS);
      return false;
    },
  };
}
