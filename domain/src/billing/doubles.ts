import { DAY_MS } from '../durations.ts';
import { paidPlan, type Subscription } from './subscription.ts';

/** So long a second subscription counts as a slip: as long as the money-back guarantee. */
const FRESH_MS = 7 * DAY_MS;

export interface Double {
  readonly subscriptionId: string;
  /** Its one paid invoice. */
  readonly invoiceId: string;
}

/**
 * Subscriptions that a customer bought beside one they have, by paying two open checkouts: the
 * oldest that is paid for now stays, and a newer one of which only the first invoice was paid, and
 * that not long ago, is too much. One that ran longer stays: somebody wanted it.
 */
export function doublesAmong(subscriptions: readonly Subscription[], now: Date): readonly Double[] {
  const live = subscriptions
    .filter(({ state, lines }) => (state === 'active' || state === 'past_due') && lines.length > 0)
    .toSorted((one, other) => +one.started_at - +other.started_at || (one.id < other.id ? -1 : 1));
  const kept = live.findIndex((subscription) => paidPlan(subscription, now) !== null);
  if (kept === -1) return [];
  return live
    .slice(kept + 1)
    .filter(({ started_at }) => now.getTime() - started_at.getTime() < FRESH_MS)
    .flatMap(({ id: subscriptionId, lines }) => {
      const invoices = [...new Set(lines.map(({ invoice_id }) => invoice_id))];
      const [invoiceId] = invoices;
      return invoiceId === undefined || invoices.length > 1 ? [] : [{ subscriptionId, invoiceId }];
    });
}
