import { packPriceIdsSchema } from '@lumashot/domain/billing/packIds';
import { priceIdsSchema } from '@lumashot/domain/billing/priceIds';
import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import { QUEUE_TIMES_MS } from '@lumashot/domain/jobs/limits';
import { JOB_TIMES_MS } from '@lumashot/domain/jobs/times';
import { defineSecret } from 'firebase-functions/params';
import { z } from 'zod';
import { HOSTED_KEYS } from './hostedConfig.ts';
import { readSettings } from './imaging/hosted/readSettings.ts';

/** Keys the hash that marks used trials. Changing it forgets them all. */
export const TRIAL_SALT = defineSecret('TRIAL_SALT');
export const STRIPE_SECRET_KEY = defineSecret('STRIPE_SECRET_KEY');
/** Signs what Stripe sends to the webhook. */
export const STRIPE_WEBHOOK_SECRET = defineSecret('STRIPE_WEBHOOK_SECRET');

const httpUrl = z.url({ protocol: /^https?$/ });

const jsonText = z.string().transform((text, context): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    context.addIssue('is no JSON');
    return z.NEVER;
  }
});

/** Settings that are no secrets, from the environment (functions/.env.<project>). */
const billingConfigSchema = z.object({
  /** Where the app is served: hosted pages send people back to it, and nowhere else. */
  LUMASHOT_APP_URL: httpUrl,
  /** `{"STARTER": {"monthly": "price_...", "yearly": "price_..."}, ...}` */
  STRIPE_PRICE_IDS: jsonText.pipe(priceIdsSchema),
  /** `{"S": "price_...", "M": "price_...", "L": "price_..."}`: no packs are sold when absent. */
  STRIPE_PACK_PRICE_IDS: jsonText.pipe(packPriceIdsSchema).optional(),
  /** Only for a stand-in: Stripe itself when absent. */
  STRIPE_API_URL: httpUrl.optional(),
});

/** Read with the first payment, since most functions need none; what is wrong is told at load. */
readSettings(billingConfigSchema.partial(), process.env);

/** Throws with the names of the settings that are missing or wrong. */
export function billingConfig(environment: NodeJS.ProcessEnv = process.env) {
  const config = readSettings(billingConfigSchema, environment);
  return {
    appUrl: config.LUMASHOT_APP_URL,
    priceIds: config.STRIPE_PRICE_IDS,
    packPriceIds: config.STRIPE_PACK_PRICE_IDS ?? null,
    stripeApiUrl: config.STRIPE_API_URL ?? null,
  };
}

/**
 * App Check turns away what does not come from our app. Off by default: the emulators have none,
 * and a project needs its site key first (docs/deploying.md).
 */
export const APP_CHECK = { enforceAppCheck: process.env['APP_CHECK_ENFORCED'] === 'true' } as const;

const positive = z.coerce.number().int().positive();

/** Bounds of what strangers can make us pay for. A wrong setting stops the deployment. */
const limitsSchema = z.object({
  /** Of each kind: whole trials, and credits to try. The last one of a day is logged as an alert. */
  TRIALS_PER_DAY: positive.default(500),
  /** Instances of one function: what the worst night can cost, and part of each limit in memory. */
  MAX_INSTANCES: positive.default(20),
  MAX_DRAWING_INSTANCES: positive.default(20),
  /** Pictures that hosted models draw for the queue at a time: what the provider's quota bears. */
  HOSTED_AT_ONCE: positive.default(10),
  /**
   * Proxies whose entry in X-Forwarded-For is believed, from the right. One: Google's own front end.
   * A load balancer in front adds two entries, the client's and its own, and counts as two; the
   * functions must then take traffic from it only, or its clients write the entry that counts.
   */
  TRUSTED_HOPS: positive.default(1),
});

const limits = readSettings(limitsSchema, process.env);
export const { TRIALS_PER_DAY, TRUSTED_HOPS } = limits;

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
  /** Decoding a photo takes up to 200 MB: few at a time an instance. */
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
  deletions: { ...COMMON, memory: '512MiB', timeoutSeconds: 540, schedule: 'every 60 minutes' },
  sweep: { ...COMMON, memory: '256MiB', timeoutSeconds: 120, schedule: 'every 5 minutes' },
  grant: { ...COMMON, memory: '256MiB', timeoutSeconds: 540, schedule: 'every 60 minutes' },
  reconcile: {
    ...COMMON,
    memory: '256MiB',
    timeoutSeconds: 540,
    schedule: 'every 6 hours',
  },
  purge: { ...COMMON, memory: '1GiB', timeoutSeconds: 540, schedule: 'every 24 hours' },
} as const;
