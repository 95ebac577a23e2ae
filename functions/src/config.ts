import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { QUEUE_TIMES_MS } from '@lumashot/domain/jobs/limits';
import { JOB_TIMES_MS } from '@lumashot/domain/jobs/times';
import { defineSecret } from 'firebase-functions/params';
import { HOSTED_KEYS } from './hostedConfig.ts';
import { readSettings } from './imaging/hosted/readSettings.ts';
import { adminSettingsSchema, billingConfigSchema, limitsSchema } from './settings.ts';

/** Keys the hash that marks used trials. Changing it forgets them all. */
export const TRIAL_SALT = defineSecret('TRIAL_SALT');
export const STRIPE_SECRET_KEY = defineSecret('STRIPE_SECRET_KEY');
/** Signs what Stripe sends to the webhook. */
export const STRIPE_WEBHOOK_SECRET = defineSecret('STRIPE_WEBHOOK_SECRET');

/** Read with the first payment, since most functions need none; what is wrong is told at load. */
readSettings(billingConfigSchema.partial(), process.env);

/** Throws with the names of the settings that are missing or wrong. */
export function billingConfig(environment: NodeJS.ProcessEnv = process.env) {
  const config = readSettings(billingConfigSchema, environment);
  return {
    appUrl: config.LUMASHOT_APP_URL,
    priceIds: config.STRIPE_PRICE_IDS,
    formerPriceIds: config.STRIPE_FORMER_PRICE_IDS ?? {},
    packPriceIds: config.STRIPE_PACK_PRICE_IDS ?? null,
    stripeApiUrl: config.STRIPE_API_URL ?? null,
  };
}

/**
 * App Check turns away what does not come from our app. Off by default: the emulators have none,
 * and a project needs its site key first (docs/deploying.md).
 */
export const APP_CHECK = { enforceAppCheck: process.env['APP_CHECK_ENFORCED'] === 'true' } as const;

const limits = readSettings(limitsSchema, process.env);
export const { TRIALS_PER_DAY, TRUSTED_HOPS } = limits;

/** Whether operators need a second factor; off by default: the emulators have none for apps (docs/deploying.md). */
export const { ADMIN_MFA } = readSettings(adminSettingsSchema, process.env);

const HOSTED_SECRETS = HOSTED_KEYS.length === 0 ? {} : { secrets: HOSTED_KEYS };

/** A worker says itself what becomes of its job: only what fails before it has one is tried again. */
const RETRIES = { maxAttempts: 4, minBackoffSeconds: 5, maxBackoffSeconds: 60 } as const;

const COMMON = { region: FUNCTIONS_REGION, maxInstances: limits.MAX_INSTANCES } as const;

/** Sizes and limits of the functions, in one place. */
export const FUNCTION_OPTIONS = {
  quick: { ...COMMON, memory: '256MiB', timeoutSeconds: 30 },
  /** Drawing is CPU-bound: few at a time an instance. */
  drawing: {
    ...COMMON,
    maxInstances: limits.MAX_DRAWING_INSTANCES,
    memory: '1GiB',
    cpu: 1,
    concurrency: 2,
    timeoutSeconds: JOB_TIMES_MS.call / 1_000,
    ...HOSTED_SECRETS,
  },
  /** Workers of the queue: CPU-bound, as above. */
  drawEmbedded: {
    ...COMMON,
    maxInstances: limits.MAX_DRAWING_INSTANCES,
    memory: '1GiB',
    cpu: 1,
    concurrency: 2,
    timeoutSeconds: QUEUE_TIMES_MS.embedded.worker / 1_000,
    retryConfig: RETRIES,
    rateLimits: { maxConcurrentDispatches: 20 },
  },
  /** Most of their time they wait for the model. */
  drawHosted: {
    ...COMMON,
    maxInstances: limits.MAX_DRAWING_INSTANCES,
    memory: '1GiB',
    cpu: 1,
    concurrency: 8,
    timeoutSeconds: QUEUE_TIMES_MS.hosted.worker / 1_000,
    retryConfig: RETRIES,
    rateLimits: { maxConcurrentDispatches: limits.HOSTED_AT_ONCE },
    ...HOSTED_SECRETS,
  },
  /** Hundreds of items a call. */
  library: { ...COMMON, memory: '512MiB', timeoutSeconds: 120 },
  billing: { ...COMMON, memory: '256MiB', timeoutSeconds: 60 },
  /** Photos are decoded in turn, 200 MB at a time (imaging/decoding.ts): a few calls an instance. */
  photo: { ...COMMON, memory: '1GiB', cpu: 1, concurrency: 4, timeoutSeconds: 60, retry: true },
  /** One account after another: nobody waits for it. */
  deletion: {
    ...COMMON,
    memory: '512MiB',
    timeoutSeconds: 540,
    retryConfig: RETRIES,
    rateLimits: { maxConcurrentDispatches: 4 },
  },
  /** A part at a time passes through: few at once. */
  exports: {
    ...COMMON,
    memory: '1GiB',
    concurrency: 1,
    timeoutSeconds: 1_800,
    retryConfig: RETRIES,
    rateLimits: { maxConcurrentDispatches: 4 },
  },
  /** Mail servers answer within seconds. */
  notices: {
    ...COMMON,
    memory: '256MiB',
    timeoutSeconds: 90,
    retryConfig: RETRIES,
    rateLimits: { maxConcurrentDispatches: 10 },
  },
  outbox: { ...COMMON, memory: '256MiB', timeoutSeconds: 300, schedule: 'every 5 minutes' },
  deletions: { ...COMMON, memory: '512MiB', timeoutSeconds: 540, schedule: 'every 60 minutes' },
  watch: { ...COMMON, memory: '256MiB', timeoutSeconds: 60, schedule: 'every 5 minutes' },
  sweep: { ...COMMON, memory: '256MiB', timeoutSeconds: 120, schedule: 'every 5 minutes' },
  grant: { ...COMMON, memory: '256MiB', timeoutSeconds: 540, schedule: 'every 60 minutes' },
  reconcile: {
    ...COMMON,
    memory: '256MiB',
    timeoutSeconds: 540,
    schedule: 'every 6 hours',
  },
  purge: { ...COMMON, memory: '1GiB', timeoutSeconds: 540, schedule: 'every 24 hours' },
  /** As often as keeps what is due from growing: a run takes so many. */
  trash: { ...COMMON, memory: '1GiB', timeoutSeconds: 540, schedule: 'every 60 minutes' },
} as const;
