import { grantAmount } from './grants.ts';
import { occasionOfReturn, shares } from './occasions.ts';
import type { Occasion } from './occasions.ts';
import { NOTHING, type Step } from './paidLine.ts';
import { stepsOfAll, type SettledCredits, type Subscription } from './subscription.ts';

/** What is known of a customer when their credits are settled. */
export interface SettlementFacts {
  /** Credits on the profile, and those of them held for running jobs. */
  readonly credits: number;
  readonly held: number;
  readonly settled: SettledCredits;
  /** As stored by the last settlement. */
  readonly before: readonly Subscription[];
  readonly subscriptions: readonly Subscription[];
  /** Whether the provider was just asked: only its word takes credits back, never time alone. */
  readonly isFresh: boolean;
  readonly now: Date;
}

/** One movement of credits, for `credit_grants` and the ledger. */
export interface SettlementEntry extends Occasion {
  readonly number: number;
  readonly amount: number;
  readonly lost: number;
  /** After it. */
  readonly balance: number;
}

export interface Settlement {
  readonly settled: SettledCredits;
  readonly credits: number;
  readonly entries: readonly SettlementEntry[];
}

/**
 * Brings what was given in line with what was paid for and kept, whatever happened in between and in
 * whatever order it was heard. What is missing is granted, up to the cap. What was given too much,
 * because money went back, is taken back as far as it is not spent or held; the rest stays recorded
 * as given, and the next grants make up for it first.
 */
export function settlement(facts: SettlementFacts): Settlement {
  const { settled, subscriptions, now, isFresh } = facts;
  const all = stepsOfAll(subscriptions);
  const steps = all.filter(({ at }) => at <= now);
  const entitled = entitlement(all, now);
  const owed = entitled - settled.given - settled.lost;
  if (owed > 0) return grant(facts, { steps, owed });
  return owed < 0 && isFresh ? takeBack(facts, { steps, entitled }) : unchanged(facts);
}

const unchanged = ({ settled, credits }: SettlementFacts): Settlement => ({
  settled,
  credits,
  entries: [],
});

/**
 * What the steps come to by now, and at any time later if that is less: what is known to be taken
 * back again is not granted first.
 */
function entitlement(steps: readonly Step[], now: Date): number {
  let sum = 0;
  let least = Infinity;
  for (const [index, { at, credits }] of steps.entries()) {
    sum += credits;
    const next = steps[index + 1]?.at;
    const isWhole = next === undefined || next > at;
    // Steps of one moment count together.
    if (isWhole && (next === undefined || next > now)) least = Math.min(least, sum);
  }
  return least === Infinity ? 0 : Math.max(0, Math.floor(least + NOTHING));
}

function grant(
  facts: SettlementFacts,
  { steps, owed }: { steps: readonly Step[]; owed: number },
): Settlement {
  const { settled, now } = facts;
  let { credits: balance } = facts;
  const entries = shares(facts, { steps, owed }).map(({ occasion, share }, index) => {
    const amount = grantAmount({ credits: balance, planId: occasion.plan_id, due: share });
    balance += amount;
    const number = settled.entries + index + 1;
    return { ...occasion, number, amount, lost: share - amount, balance };
  });
  const given = balance - facts.credits;
  return {
    settled: {
      given: settled.given + given,
      lost: settled.lost + owed - given,
      entries: settled.entries + entries.length,
      at: now,
    },
    credits: balance,
    entries,
  };
}

function takeBack(
  facts: SettlementFacts,
  { steps, entitled }: { steps: readonly Step[]; entitled: number },
): Settlement {
  const { settled, credits, held, now } = facts;
  const amount = Math.min(Math.max(0, settled.given - entitled), Math.max(0, credits - held));
  const given = settled.given - amount;
  // What the cap left out was paid for too: of money that went back, it goes first.
  const lost = Math.min(settled.lost, Math.max(0, entitled - given));
  const occasion = amount === 0 ? null : occasionOfReturn(facts, steps);
  if (occasion === null) {
    return lost === settled.lost
      ? unchanged(facts)
      : { ...unchanged(facts), settled: { ...settled, lost, at: now } };
  }
  const number = settled.entries + 1;
  return {
    settled: { given, lost, entries: number, at: now },
    credits: credits - amount,
    entries: [{ ...occasion, number, amount: -amount, lost: 0, balance: credits - amount }],
  };
}
