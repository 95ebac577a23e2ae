import { packPriceIdsSchema } from '@lumashot/domain/billing/packIds';
import { formerPriceIdsSchema, priceIdsSchema } from '@lumashot/domain/billing/priceIds';
import { z } from 'zod';
import type { PROVIDERS, ProviderId } from './imaging/hosted/providerTable.ts';

/**
 * What `functions/.env.PROJECT` may say, once: the functions read it when they are loaded, and the doctor
 * before they are deployed. Schemas only; nothing is read here.
 */
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

export const billingConfigSchema = z.object({
  /** Where the app is served: hosted pages send people back to it, and nowhere else. */
  LUMASHOT_APP_URL: httpUrl,
  /** `{"STARTER": {"monthly": "price_...", "yearly": "price_..."}, ...}` */
  STRIPE_PRICE_IDS: jsonText.pipe(priceIdsSchema),
  /** `{"PLUS": {"monthly": ["price_...", ...]}, ...}`: what was sold before, for whoever stays on it. */
  STRIPE_FORMER_PRICE_IDS: jsonText.pipe(formerPriceIdsSchema).optional(),
  /** `{"S": "price_...", "M": "price_...", "L": "price_..."}`: no packs are sold when absent. */
  STRIPE_PACK_PRICE_IDS: jsonText.pipe(packPriceIdsSchema).optional(),
  /** Only for a stand-in: Stripe itself when absent. */
  STRIPE_API_URL: httpUrl.optional(),
});

const positive = z.coerce.number().int().positive();

/** Bounds of what strangers can make us pay for. A wrong setting stops the deployment. */
export const limitsSchema = z.object({
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

export const mailSettingsSchema = z.object({
  /** `Lumashot <studio@example.com>`; without it no mail is sent. `MAIL_URL`, a secret, says how. */
  MAIL_FROM: z
    .string()
    .max(200)
    .regex(/^[^\r\n]*[^\s@<]+@[A-Za-z0-9.-]+>?$/, { error: 'holds no address' })
    .optional(),
});

export const pushSettingsSchema = z.object({
  /** A point of P-256, base64url, as `npm run vapid` prints it; without it no device is told anything. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[A-Za-z0-9_-]{86}$/, { error: 'is no key of npm run vapid' })
    .optional(),
  /** Only for a stand-in, in the emulators. */
  PUSH_STAND_IN_URL: httpUrl.optional(),
});

export const adminSettingsSchema = z.object({
  /** `required`: operators are served only in sessions that began with a second factor. */
  ADMIN_MFA: z.enum(['required', 'off']).default('off'),
});

const optionalHttpUrl = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.url({ protocol: /^https?$/, error: 'is no http address' }).optional(),
);
const dollars = z.coerce.number().positive();

export const hostedSettingsSchema = z.object({
  HOSTED_VERTEX_URL: optionalHttpUrl,
  HOSTED_GOOGLE_URL: optionalHttpUrl,
  HOSTED_OPENAI_URL: optionalHttpUrl,
  HOSTED_REPLICATE_URL: optionalHttpUrl,
  HOSTED_COMPATIBLE_URL: optionalHttpUrl,
  /** One DNS label: `global`, `eu`, `us`, or a region. */
  HOSTED_VERTEX_LOCATION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('global'),
  /** What a picture of one's own server costs, in millionths of a dollar. */
  HOSTED_COMPATIBLE_MICROS: z.coerce.number().int().min(0).default(0),
  /** Dollars a UTC day: the first is logged as an alert, at the second nothing more is asked for. */
  HOSTED_DAILY_ALERT_USD: dollars.default(50),
  HOSTED_DAILY_LIMIT_USD: dollars.default(100),
} satisfies Record<(typeof PROVIDERS)[ProviderId]['urlName'], z.ZodType> &
  Record<string, z.ZodType>);

/** Read as they are: on with `true`, off with everything else. */
export const SWITCHES = ['APP_CHECK_ENFORCED', 'HOSTED_FOR_UNCONFIRMED'] as const;
