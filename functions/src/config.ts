import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { defineSecret } from 'firebase-functions/params';

/** Keys the hash that marks used trials. Changing it forgets them all. */
export const TRIAL_SALT = defineSecret('TRIAL_SALT');

const COMMON = { region: FUNCTIONS_REGION } as const;

/** Sizes and limits of the functions, in one place. */
export const FUNCTION_OPTIONS = {
  quick: { ...COMMON, memory: '256MiB', timeoutSeconds: 30 },
  /** Drawing is CPU-bound: few at a time an instance. */
  drawing: { ...COMMON, memory: '1GiB', cpu: 1, concurrency: 2, timeoutSeconds: 120 },
  photo: { ...COMMON, memory: '512MiB', timeoutSeconds: 60 },
  sweep: { ...COMMON, memory: '256MiB', timeoutSeconds: 120, schedule: 'every 5 minutes' },
} as const;

/** The engine gets half of a drawing function's time; the rest is for storing and for waiting. */
export const DRAW_TIMEOUT_MS = 60_000;
export const SETTLE_TIMEOUT_MS = 90_000;
