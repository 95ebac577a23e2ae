import { HOUR_MS, MINUTE_MS } from '../durations.ts';

export interface RateLimit {
  readonly most: number;
  readonly windowMs: number;
}

/** Calls that cost us something: how often one user, or one address, may make them. */
export const RATE_LIMITS = {
  contact: { most: 5, windowMs: HOUR_MS },
  /** Everybody's messages together: what one hour may cost, whoever sends them from wherever. */
  contactOfAll: { most: 200, windowMs: HOUR_MS },
  /** Errors that apps report: of one network, and of all of them. */
  clientErrors: { most: 20, windowMs: HOUR_MS },
  clientErrorsOfAll: { most: 500, windowMs: HOUR_MS },
  /** Profiles asked for beyond what an instance lets pass by itself: see MEMORY_LIMITS. */
  profile: { most: 40, windowMs: HOUR_MS },
  /** Uploads asked for beyond what an instance lets pass. */
  uploads: { most: 120, windowMs: HOUR_MS },
  /** Of the library, beyond what an instance lets pass. */
  changes: { most: 120, windowMs: MINUTE_MS },
  purges: { most: 30, windowMs: MINUTE_MS },
  /** Calls that cancel, beyond what an instance lets pass: each may name a hundred jobs. */
  cancelCalls: { most: 120, windowMs: MINUTE_MS },
  /** Jobs cancelled while they were drawn: each of a hosted model is paid for by us. */
  cancels: { most: 20, windowMs: HOUR_MS },
  reports: { most: 60, windowMs: HOUR_MS },
  /** Devices that are registered, and tests of them: each of these asks a push service. */
  push: { most: 60, windowMs: HOUR_MS },
  checkout: { most: 30, windowMs: HOUR_MS },
  confirm: { most: 120, windowMs: HOUR_MS },
  portal: { most: 30, windowMs: HOUR_MS },
  /** Closing an account and keeping it: each round of both is a mail and some questions to the provider. */
  closing: { most: 10, windowMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>;

/** What each instance lets pass before it asks the shared limits: normal use never gets there. */
export const MEMORY_LIMITS = {
  profile: { most: 20, windowMs: HOUR_MS },
  uploads: { most: 60, windowMs: HOUR_MS },
  changes: { most: 60, windowMs: MINUTE_MS },
  purges: { most: 15, windowMs: MINUTE_MS },
  cancelCalls: { most: 60, windowMs: MINUTE_MS },
  reports: { most: 20, windowMs: HOUR_MS },
  push: { most: 20, windowMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>;

/** Trials are counted a day; how many is configuration (TRIALS_PER_DAY). */
export const TRIALS_WINDOW_MS = 24 * HOUR_MS;

export type RateLimitName = keyof typeof RATE_LIMITS;
