import { isDeepStrictEqual } from 'node:util';
import { chargesAgainAt, goingOnUnpaid } from '@lumashot/domain/billing/goingOn';
import { withKnownLines } from '@lumashot/domain/billing/knownLines';
import { nextCredits, nextCreditsAt } from '@lumashot/domain/billing/nextCredits';
import { settlement, type SettlementEntry } from '@lumashot/domain/billing/settlement';
import { settlePacks, type PackEntry } from '@lumashot/domain/billing/settlePacks';
import {
  nextCheckAt,
  subscriptionStatus,
  type BillingCustomer,
  type SettledCredits,
} from '@lumashot/domain/billing/subscription';
import { planCredits } from '@lumashot/domain/credits/spend';
import { HOUR_MS } from '@lumashot/domain/durations';
import { isSubscribed } from '@lumashot/domain/profile/access';
import type { Profile } from '@lumashot/domain/profile/profile';
import type { Purchases, Settled } from '../ports.ts';

/** What settling one customer changes; null where everything is as it should be. */
export interface SettledDocuments {
  readonly changes: {
    readonly profile: Partial<Profile>;
    readonly customer: Partial<BillingCustomer>;
    readonly entries: readonly SettlementEntry[];
    readonly packEntries: readonly PackEntry[];
  } | null;
  readonly outcome: Settled;
}

/** When to look again for credits that are to be taken back and are held for jobs that run. */
const HELD_UP_MS = HOUR_MS;

/** The whole decision on a customer's documents, for whatever store holds them. */
export function settleDocuments({
  profile,
  customer,
  settled,
  fresh,
  now,
}: {
  readonly profile: Profile;
  readonly customer: BillingCustomer;
  /** The customer's own sum, or what was settled before customers kept one. */
  readonly settled: SettledCredits;
  /** What the provider says; null when it was not asked. */
  readonly fresh: Purchases | null;
  readonly now: Date;
}): SettledDocuments {
  const { subscriptions: known } = customer;
  const subscriptions = fresh === null ? known : withKnownLines(known, fresh.subscriptions);
  const status = subscriptionStatus(subscriptions, now);
  const isOverdue = subscriptions.some(({ state }) => state === 'past_due');
  const { credits_purchased: purchased, credits_held: held } = profile;
  // The plan's months know nothing of what was bought: neither their cap nor what they take back.
  const money = settlement({
    credits: planCredits(profile),
    held,
    settled,
    before: known,
    subscriptions,
    isFresh: fresh !== null,
    now,
  });
  const bought = settlePacks({
    credits: money.credits + purchased,
    purchased,
    held,
    before: customer.packs,
    read: fresh?.packs ?? null,
  });
  const granted = bought.credits - profile.credits;
  const changedProfile = {
    ...status,
    credits: bought.credits,
    credits_purchased: bought.purchased,
    has_purchases: subscriptions.length > 0 || bought.packs.length > 0,
    payment_overdue: isOverdue,
    had_plan: profile.had_plan || subscriptions.some(({ lines }) => lines.length > 0),
    charges_again_at: chargesAgainAt(subscriptions, now),
    next_credits_at: nextCreditsAt(subscriptions, now),
    next_credits: nextCredits({ settled: money.settled, subscriptions, now }),
    // New credits: when they run low, that is news again.
    low_credits_told_at: granted > 0 ? null : profile.low_credits_told_at,
    // Paying finishes onboarding: nobody who paid is asked for a photo first.
    has_completed_onboarding: profile.has_completed_onboarding || status.has_active_subscription,
  };
  const next = nextCheckAt(subscriptions, now);
  const changedCustomer: Partial<BillingCustomer> = {
    subscriptions: [...subscriptions],
    packs: [...bought.packs],
    next_check_at: bought.isHeldUp ? soonerOf(next, new Date(now.getTime() + HELD_UP_MS)) : next,
    ...(money.settled === settled ? {} : { settled: money.settled }),
  };
  const isSame = holds(profile, changedProfile) && holds(customer, changedCustomer);
  const entries = money.entries.map((entry) => ({ ...entry, balance: entry.balance + purchased }));
  return {
    changes: isSame
      ? null
      : {
          profile: changedProfile,
          customer: changedCustomer,
          entries,
          packEntries: bought.entries,
        },
    outcome: {
      kind: isSame ? 'unchanged' : 'changed',
      isSubscribed: isSubscribed({ ...profile, ...status }, now),
      isOverdue,
      goingOn: goingOnUnpaid(subscriptions, now),
      granted,
    },
  };
}

const soonerOf = (one: Date | null, other: Date): Date =>
  one !== null && one < other ? one : other;

/** Whether a document says this already. */
const holds = <Document extends object>(document: Document, fields: Partial<Document>): boolean =>
  isDeepStrictEqual({ ...document, ...fields }, document);
