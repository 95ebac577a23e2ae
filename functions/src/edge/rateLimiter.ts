interface RateLimiterOptions {
  /** Requests a key may make within the window. */
  readonly most: number;
  readonly windowMs: number;
  readonly now: () => number;
}

/** Keys are dropped all at once when there are this many: memory stays bounded. */
const MAX_KEYS = 10_000;

/**
 * Counts requests a key in fixed windows, in memory: each instance counts for itself, so this
 * bounds a flood cheaply and exactly counts nothing. Money is counted by the ledger.
 */
export function createRateLimiter({ most, windowMs, now }: RateLimiterOptions): {
  admits(key: string): boolean;
} {
  const windows = new Map<string, { startedAt: number; count: number }>();
  return {
    admits(key) {
      const at = now();
      const known = windows.get(key);
      if (known === undefined || at - known.startedAt >= windowMs) {
        if (windows.size >= MAX_KEYS) windows.clear();
        windows.set(key, { startedAt: at, count: 1 });
        return true;
      }
      known.count += 1;
      return known.count <= most;
    },
  };
}
