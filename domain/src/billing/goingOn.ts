import { NOTHING, type PaidLine } from './paidLine.ts';
import { accessEnd, type Subscription } from './subscription.ts';

/** A subscription that charges and gives nothing. */
export interface GoingOn {
  readonly subscriptionId: string;
  /** What was paid for now went back, all of it; else nothing was paid for now. */
  readonly isReturned: boolean;
  /** When it charges next, as far as is known; null: it ends, or that is not known. */
  readonly chargesAt: Date | null;
}

/**
 * Subscriptions that are active at the provider and give no access: whoever buys another one beside them would
 * pay for both. A failed payment is none of these, for paying it brings access back.
 */
export const goingOnUnpaid = (
  subscriptions: readonly Subscription[],
  now: Date,
): readonly GoingOn[] =>
  subscriptions.flatMap((subscription) => {
    const { id, state, ends_at_period_end: ends, lines } = subscription;
    const until = accessEnd(subscription);
    if (state !== 'active' || (until !== null && until > now)) return [];
    const running = lines.filter((line) => line.sign === 1 && isRunning(line, now));
    const end = Math.max(...running.map(({ ends_at }) => ends_at.getTime()));
    return [
      {
        subscriptionId: id,
        isReturned: running.length > 0 && running.every(({ kept }) => kept <= NOTHING),
        chargesAt: ends || running.length === 0 ? null : new Date(end),
      },
    ];
  });

const isRunning = ({ starts_at, ends_at }: PaidLine, now: Date): boolean =>
  starts_at <= now && now < ends_at;

/** The first day on which one of them charges again. */
export function chargesAgainAt(subscriptions: readonly Subscription[], now: Date): Date | null {
  const days = goingOnUnpaid(subscriptions, now).flatMap(({ chargesAt }) => chargesAt ?? []);
  return days.toSorted((one, other) => +one - +other)[0] ?? null;
}
