import type Stripe from 'stripe';
import type { Renewals } from '../../usecases/account/ports.ts';
import { eachInTurn } from '../../usecases/turns/eachInTurn.ts';
import { endNow, isOver } from './endNow.ts';
import { idOf } from './keptShare.ts';
import { PAGE } from './paging.ts';
import { scheduleAgain, waitingChange } from './planChanges.ts';
import { orNull, unlessRefused } from './unless.ts';

const MOST = { limit: 1_000 } as const;

/** Of Stripe's states: those that can renew, so that it can be stopped. The others take no such change. */
const CAN_RENEW: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/** Whether a subscription renews, at Stripe. */
export function stripeRenewals(stripe: Stripe): Renewals {
  const openOf = (customer: string) =>
    stripe.subscriptions.list({ customer, limit: PAGE }).autoPagingToArray(MOST);

  const renewableOf = async (id: string): Promise<Stripe.Subscription | null> => {
    const found = await orNull(stripe.subscriptions.retrieve(id));
    return found !== null && CAN_RENEW.includes(found.status) ? found : null;
  };

  /** A subscription that follows a schedule is changed without it. */
  const release = async ({ schedule }: Stripe.Subscription): Promise<void> => {
    if (schedule === null) return;
    await unlessRefused(stripe.subscriptionSchedules.release(idOf(schedule)));
  };

  return {
    async renewing(customerId) {
      const open = await openOf(customerId);
      return open
        .filter(({ status }) => CAN_RENEW.includes(status))
        .filter(({ cancel_at_period_end: ends, cancel_at: at }) => !ends && at === null)
        .map(({ id }) => id);
    },
    async changes(ids) {
      const found = await Promise.all(ids.map((id) => orNull(stripe.subscriptions.retrieve(id))));
      const changes = await Promise.all(
        found.filter((each) => each !== null).map((each) => waitingChange(stripe, each)),
      );
      return changes.filter((change) => change !== null);
    },
    stop: (ids) =>
      eachInTurn(ids, async (id) => {
        const subscription = await renewableOf(id);
        if (subscription === null) return;
        await release(subscription);
        await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      }),
    async endUnbegun(customerId) {
      const unbegun = (await openOf(customerId)).filter(({ status }) => status === 'incomplete');
      await eachInTurn(unbegun, ({ id }) => endNow(stripe, id));
    },
    async resume({ ids, changes }) {
      let isWhole = true;
      await eachInTurn(ids, async (id) => {
        const change = changes.find(({ subscription_id }) => subscription_id === id);
        const found = await renewableOf(id);
        const isAsBefore = found !== null && (await resumeOne(found, change?.price_id ?? null));
        isWhole &&= isAsBefore;
      });
      return { isWhole };
    },
    async endAll(customerId) {
      const sessions = await stripe.checkout.sessions
        .list({ customer: customerId, status: 'open', limit: PAGE })
        .autoPagingToArray(MOST);
      await eachInTurn(sessions, ({ id }) => unlessRefused(stripe.checkout.sessions.expire(id)));
      const live = (await openOf(customerId)).filter((each) => !isOver(each));
      await eachInTurn(live, ({ id }) => endNow(stripe, id));
      await orNull(stripe.customers.update(customerId, { metadata: { uid: '' } }));
    },
  };

  /** As it was before `stop`. False: Stripe refuses a part of it. */
  async function resumeOne(found: Stripe.Subscription, priceId: string | null): Promise<boolean> {
    let subscription: Stripe.Subscription | null = found;
    if (found.cancel_at_period_end) {
      await release(found);
      subscription = await unlessRefused(
        stripe.subscriptions.update(found.id, { cancel_at_period_end: false }),
      );
    }
    if (subscription === null) return false;
    return priceId === null || scheduleAgain(stripe, { subscription, priceId });
  }
}
