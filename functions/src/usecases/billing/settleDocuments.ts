import { isDeepStrictEqual } from 'node:util';
import { withKnownLines } from '@lumashot/domain/billing/knownLines';
import { nextCreditsAt } from '@lumashot/domain/billing/nextCredits';
import { settlement, type SettlementEntry } from '@lumashot/domain/billing/settlement';
import {
  nextCheckAt,
  subscriptionStatus,
  type BillingCustomer,
  type SettledCredits,
  type Subscription,
} from '@lumashot/domain/billing/subscription';
import { isSubscribed } from '@lumashot/domain/profile/access';
import type { Profile } from '@lumashot/domain/profile/profile';
import type { Settled } from './ports.ts';

/** What settling one customer changes; null where everything is as it should be. */
export interface SettledDocuments {
  readonly changes: {
    readonly profile: Partial<Profile>;
    readonly customer: Partial<BillingCustomer>;
    readonly entries: readonly SettlementEntry[];
  } | null;
  readonly outcome: Settled;
}

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
  readonly fresh: readonly Subscription[] | null;
  readonly now: Date;
}): SettledDocuments {
  const { subscriptions: known } = customer;
  const subscriptions = fresh === null ? known : withKnownLines(known, fresh);
  const status = subscriptionStatus(subscriptions, now);
  const money = settlement({
    credits: profile.credits,
    held: profile.credits_held,
    settled,
    before: known,
    subscriptions,
    isFresh: fresh !== null,
    now,
  });
  const changedProfile = {
    ...status,
    credits: money.credits,
    next_credits_at: nextCreditsAt(subscriptions, now),
    // Paying finishes onboarding: nobody who paid is asked for a photo first.
    has_completed_onboarding: profile.has_completed_onboarding || status.has_active_subscription,
  };
  const changedCustomer: Partial<BillingCustomer> = {
    subscriptions: [...subscriptions],
    next_check_at: nextCheckAt(subscriptions, now),
    ...(money.settled === settled ? {} : { settled: money.settled }),
  };
  const isSame = holds(profile, changedProfile) && holds(customer, changedCustomer);
  return {
    changes: isSame
      ? null
      : { profile: changedProfile, customer: changedCustomer, entries: money.entries },
    outcome: {
      kind: isSame ? 'unchanged' : 'changed',
      isSubscribed: isSubscribed({ ...profile, ...status }, now),
      isOverdue: subscriptions.some(({ state }) => state === 'past_due'),
      granted: money.credits - profile.credits,
    },
  };
}

/** Whether a document says this already. */
const holds = <Document extends object>(document: Document, fields: Partial<Document>): boolean =>
  isDeepStrictEqual({ ...document, ...fields }, document);
