import { z } from 'zod';
import { PLAN_IDS } from '../billing/plans.ts';
import { libraryCountsSchema } from '../library/counts.ts';
import { LIBRARY_TYPE_NAMES } from '../library/item.ts';
import { countedJobsSchema } from './pause.ts';

/**
 * `profiles/{uid}`. Money, subscription and trial are written by functions only; the owner may
 * change the photo, finish onboarding, set the notification flags and say that they have looked
 * (see firestore.rules).
 */
export const profileSchema = z.object({
  user_id: z.string().min(1),
  credits: z.int().min(0),
  /** Always the cost of all open jobs: those that wait for a place, too. */
  credits_held: z.int().min(0),
  /** Always the number of those that have a place. Kept beside the hold so that one read decides. */
  jobs_running: z.int().min(0),
  trial_ends_at: z.date(),
  /** Credits of the trial that come when the address is confirmed (docs/adr/0015). */
  trial_credits_waiting: z.int().min(0).default(0),
  has_active_subscription: z.boolean(),
  /**
   * When a subscription stops counting, if nothing renews it: its paid period and some grace. The
   * server's own clock ends access then, even if every event from the payment provider is lost.
   */
  access_until: z.date().nullable().default(null),
  /** When the plan renews, for people to read; null: it ends, or that was not settled yet. */
  renews_at: z.date().nullable().default(null),
  /** What the plan is when it renews; null: as it is. */
  next_plan_id: z.enum(PLAN_IDS).nullable().default(null),
  /** A subscription gives nothing, as its money went back, and charges again then; null: none does. */
  charges_again_at: z.date().nullable().default(null),
  /** A payment for a plan has failed and is still asked for. */
  payment_overdue: z.boolean().default(false),
  /** A plan was paid for, now or before. */
  had_plan: z.boolean().default(false),
  plan_id: z.enum(PLAN_IDS).nullable(),
  has_completed_onboarding: z.boolean(),
  /** `gs://` URL below the user's own prefix. */
  profile_photo_url: z.string().nullable(),
  email_notifications: z.boolean(),
  credits_notifications: z.boolean(),
  /**
   * When something of each library type last changed, stamped in the transaction that writes the
   * item. A type that is missing has nothing yet; a profile without the field is from before it, and
   * says nothing. Lets the app ask for the library only when there is news (docs/adr/0008).
   */
  library_changed_at: z.partialRecord(z.enum(LIBRARY_TYPE_NAMES), z.date()).optional(),
  /** Time of the newest entry of the library's change log; null: nothing was ever flagged. */
  library_log_at: z.date().nullable().default(null),
  /** How much there is; missing on profiles from before, until somebody counts. */
  library_counts: libraryCountsSchema.optional(),
  /** Jobs that hold credits and wait for a place: always their count. */
  jobs_waiting: z.int().min(0).default(0),
  /** Devices that are told by push when a picture is done. */
  push_devices: z.int().min(0).default(0),
  /** The part of `credits` that was bought in packs and is left: never more than `credits`. */
  credits_purchased: z.int().min(0).default(0),
  /** There is something at the payment provider: invoices, a card, a plan. A profile from before may have it. */
  has_purchases: z.boolean().default(true),
  /** When the plan's next credits come, as far as is known; null: none are on their way. */
  next_credits_at: z.date().nullable().default(null),
  /**
   * What comes then, before the cap of its plan cuts it: less than a month where more was given than is paid for.
   * Null: not known.
   */
  next_credits: z
    .object({ due: z.int().min(0), plan_id: z.enum(PLAN_IDS) })
    .nullable()
    .default(null),
  /** When the owner was told that credits run low; null: not since the last grant. */
  low_credits_told_at: z.date().nullable().default(null),
  /** The account is being closed: when it is deleted, unless the owner keeps it. */
  closing_at: z.date().nullable().default(null),
  /** Pictures that have ended since the owner looked last, of those that are worth a word. */
  unseen: z
    .object({ done: z.int().min(0), failed: z.int().min(0), last_at: z.date() })
    .nullable()
    .default(null),
  /** When the owner looked last at pictures that had ended; their own page writes it. */
  seen_at: z.date().nullable().default(null),
  /** When its owner said that they are 16 or older; null: an account from before this was asked. */
  age_confirmed_at: z.date().nullable().default(null),
  /** Since when the operator has stopped this account; no paid call and no upload is served. */
  suspended_at: z.date().nullable().default(null),
  /** Too many of them pause the account (pause.ts). */
  wasted_jobs: countedJobsSchema.nullable().default(null),
  /** So many that were given up before they began: no more are started (pause.ts). */
  cancelled_jobs: countedJobsSchema.nullable().default(null),
  created_at: z.date(),
  updated_at: z.date(),
});
export type Profile = z.output<typeof profileSchema>;
