import type Stripe from 'stripe';
import type { Renewals } from '../../usecases/account/ports.ts';
import { PAGE } from './paging.ts';
import { orNull, unlessRefused } from './unless.ts';

const MOST = { limit: 1_000 } as const;

/** Whether a subscription renews, at Stripe. */
export function stripeRenewals(stripe: Stripe): Renewals {
  const openOf = (customer: string) =>
    stripe.subscriptions.list({ customer, limit: PAGE }).autoPagingToArray(MOST);

  /** A subscription that follows a schedule is changed without it: what it was to become is given up. */
  async function setEnding(id: string, ends: boolean): Promise<void> {
    const subscription = await orNull(stripe.subscriptions.retrieve(id));
    if (subscription === null || subscription.status === 'canceled') return;
    const { schedule } = subscription;
    if (schedule !== null) {
      await unlessRefused(
        stripe.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id),
      );
    }
    await stripe.subscriptions.update(id, { cancel_at_period_end: ends });
  }

  return {
    async renewing(customerId) {
      const open = await openOf(customerId);
      return open
        .filter(({ cancel_at_period_end: ends, cancel_at: at }) => !ends && at === null)
        .map(({ id }) => id);
    },
    async stop(ids) {
      for (const id of ids) await setEnding(id, true);
    },
    async resume(ids) {
      for (const id of ids) await setEnding(id, false);
    },
    async endAll(customerId) {
      const sessions = await stripe.checkout.sessions
        .list({ customer: customerId, status: 'open', limit: PAGE })
        .autoPagingToArray(MOST);
      for (const { id } of sessions) {
        await unlessRefused(stripe.checkout.sessions.expire(id));
      }
      for (const { id } of await openOf(customerId)) {
        await orNull(stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }));
      }
      await orNull(stripe.customers.update(customerId, { metadata: { uid: '' } }));
    },
  };
}
