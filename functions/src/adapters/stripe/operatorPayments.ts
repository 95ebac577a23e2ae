import type Stripe from 'stripe';
import type { OperatorPayments } from '../../usecases/admin/ports.ts';
import { refundedCents, refundsOf } from './chargeRead.ts';
import { idOf } from './keptShare.ts';
import { stripeRenewals } from './renewals.ts';
import { orNull } from './unless.ts';

const MOST = 50;

/** What an operator asks of Stripe. Nothing of ours is written: its events do our books. */
export function stripeOperatorPayments(stripe: Stripe): OperatorPayments {
  const subscriptionOf = async (customerId: string, id: string) => {
    const found = await orNull(stripe.subscriptions.retrieve(id));
    return found !== null && idOf(found.customer) === customerId ? found : null;
  };

  return {
    async payments(customerId) {
      const { data } = await stripe.charges.list({ customer: customerId, limit: MOST });
      return Promise.all(
        data.map(async (charge) => ({
          chargeId: charge.id,
          cents: charge.amount,
          refundedCents: refundedCents(await refundsOf(stripe, charge)),
          isDisputed: charge.disputed,
          isPaid: charge.status === 'succeeded',
          createdAt: timeOf(charge.created),
        })),
      );
    },

    async subscriptions(customerId) {
      const { data } = await stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: MOST,
      });
      return data.map(({ id, status, cancel_at_period_end: ends, cancel_at: at }) => ({
        id,
        state: status,
        endsAtPeriodEnd: ends || at !== null,
      }));
    },

    async refund({ customerId, chargeId, cents, key }) {
      const charge = await orNull(stripe.charges.retrieve(chargeId));
      if (charge === null || idOf(charge.customer) !== customerId) return 'payment-missing';
      if (await wasAsked(stripe, { chargeId, key })) return 'done';
      // Stripe's own sum: what it counts as refunded it refunds no second time, also where a refund failed.
      const left = charge.amount - charge.amount_refunded;
      // Of a disputed payment the bank decides: refunding it as well would pay it back twice.
      if (charge.status !== 'succeeded' || charge.disputed || left <= 0) return 'payment-returned';
      if (cents !== null && cents > left) return 'refund-too-large';
      await stripe.refunds.create(
        {
          charge: chargeId,
          amount: cents ?? left,
          reason: 'requested_by_customer',
          metadata: { admin_key: key },
        },
        { idempotencyKey: `admin_${key}` },
      );
      return 'done';
    },

    async cancel({ customerId, subscriptionId, when }) {
      const found = await subscriptionOf(customerId, subscriptionId);
      if (found === null) return 'subscription-missing';
      if (found.status === 'canceled' || found.status === 'incomplete_expired') {
        return 'subscription-ended';
      }
      // One that waits for its first payment has no period to end with.
      if (when === 'now' || found.status === 'incomplete') {
        await orNull(
          stripe.subscriptions.cancel(subscriptionId, { invoice_now: false, prorate: false }),
        );
      } else await stripeRenewals(stripe).stop([subscriptionId]);
      return 'done';
    },
  };
}

/** Whether this action has refunded already: Stripe forgets idempotency keys after a day. */
async function wasAsked(
  stripe: Stripe,
  { chargeId, key }: { chargeId: string; key: string },
): Promise<boolean> {
  const { data } = await stripe.refunds.list({ charge: chargeId, limit: 100 });
  return data.some(({ metadata }) => metadata?.['admin_key'] === key);
}

const timeOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();
