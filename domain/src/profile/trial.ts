import { DAY_MS } from '../durations.ts';

/** The free trial: spec section 9. */
export const TRIAL_CREDITS = 10;
export const TRIAL_MS = 432_000_000;
export const TRIAL_DAYS = TRIAL_MS / DAY_MS;

/** Of these, what an address that is not confirmed yet may try; the others wait until it is. */
export const CREDITS_TO_TRY = 2;

/** When this many days or credits are left, the banner warns. */
export const TRIAL_WARNING = { days: 2, credits: 3 } as const;

export const trialEndFrom = (start: Date): Date => new Date(start.getTime() + TRIAL_MS);
