import { z } from 'zod';
import { toldSwitchesSchema } from '../admin/live.ts';
import { PACK_IDS } from '../billing/packs.ts';
import { paymentPageUrl } from '../billing/paymentPage.ts';
import { profileSchema } from '../profile/profile.ts';
import { reportPicture } from '../reports/report.ts';
import { closeAccount, deleteAccountNow, keepAccount, refuseAge, startExport } from './account.ts';
import { reportClientError } from './clientError.ts';
import { contactSchema } from './contact.ts';
import { generatingCalls } from './generatingCalls.ts';
import { cancelJobs, remakeItem, retryJob, startGeneration, varyItem } from './jobs.ts';
import { changeItems, purgeItems } from './library.ts';
import { forgetPush, registerPush, testPush } from './push.ts';
import { allowUploadsInput } from './uploads.ts';

/** Dates cross the wire as ISO strings. */
const wireDate = z.iso.datetime().transform((text) => new Date(text));

/** Where a hosted page of the payment provider opens. */
const page = z.object({ url: paymentPageUrl });

/** Every callable function: its input, its output. Both sides parse with these. */
export const CALLS = {
  ensureProfile: {
    /** Said once, where the account is made. */
    input: z.strictObject({ isOldEnough: z.literal(true).optional() }),
    output: z.object({
      // Changes of the library are heard from the profile itself, in full precision.
      ...profileSchema.omit({ library_changed_at: true, library_counts: true }).shape,
      library_log_at: z.null(),
      /** No field of the profile: what is switched off just now, for everybody. */
      live: toldSwitchesSchema,
      trial_ends_at: wireDate,
      access_until: wireDate.nullable(),
      renews_at: wireDate.nullable(),
      charges_again_at: wireDate.nullable(),
      suspended_at: wireDate.nullable(),
      next_credits_at: wireDate.nullable(),
      low_credits_told_at: wireDate.nullable(),
      closing_at: wireDate.nullable(),
      age_confirmed_at: wireDate.nullable(),
      // Only the server counts by it.
      wasted_jobs: z.null(),
      cancelled_jobs: z.null(),
      // Heard from the profile itself.
      unseen: z.null(),
      seen_at: z.null(),
      created_at: wireDate,
      updated_at: wireDate,
    }),
  },
  /** Before photos are sent to Storage: their paths, which the rules then let through. */
  allowUploads: {
    input: allowUploadsInput,
    output: z.object({}),
  },
  ...generatingCalls(),
  startGeneration,
  remakeItem,
  varyItem,
  retryJob,
  cancelJobs,
  changeItems,
  purgeItems,
  reportPicture,
  closeAccount,
  keepAccount,
  deleteAccountNow,
  refuseAge,
  startExport,
  registerPush,
  forgetPush,
  testPush,
  createCheckout: {
    input: z.strictObject({
      priceId: z
        .string()
        .max(255)
        .regex(/^[A-Za-z0-9_]+$/, { error: 'price-unknown' }),
    }),
    /** The portal in place of a checkout: of whoever has a plan, or owes a payment for it. */
    output: page.extend({
      opened: z.enum(['checkout', 'portal']),
      /** The portal shows one change, to be confirmed, and nothing else. */
      isChange: z.boolean().default(false),
    }),
  },
  createPackCheckout: {
    input: z.strictObject({ packId: z.enum(PACK_IDS, { error: 'price-unknown' }) }),
    output: page,
  },
  confirmCheckout: {
    input: z.strictObject({
      sessionId: z
        .string()
        .max(255)
        .regex(/^cs_[A-Za-z0-9_]+$/, { error: 'checkout-missing' }),
    }),
    /** `pending`: not paid (yet); `failed`: a debit that the bank has refused; `over`: a plan of before, that has ended. */
    output: z.object({ status: z.enum(['active', 'pending', 'failed', 'over']) }),
  },
  createPortalSession: {
    input: z.strictObject({}),
    output: page,
  },
  reportClientError,
  sendContactMessage: {
    input: contactSchema,
    output: z.object({}),
  },
} as const;

export type CallName = keyof typeof CALLS;
export type CallInput<Name extends CallName> = z.input<(typeof CALLS)[Name]['input']>;
export type CallRequest<Name extends CallName> = z.output<(typeof CALLS)[Name]['input']>;
export type CallReply<Name extends CallName> = z.output<(typeof CALLS)[Name]['output']>;
