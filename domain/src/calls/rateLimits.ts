const HOUR_MS = 3_600_000;

/** Calls that cost us something outside: how often one user, or one address, may make them. */
export const RATE_LIMITS = {
  contact: { most: 5, windowMs: HOUR_MS },
  checkout: { most: 30, windowMs: HOUR_MS },
  confirm: { most: 120, windowMs: HOUR_MS },
  portal: { most: 30, windowMs: HOUR_MS },
} as const;

export type RateLimitName = keyof typeof RATE_LIMITS;
