import type { PlanChange } from '@lumashot/domain/account/deletion';
import type Stripe from 'stripe';
import { idOf } from './keptShare.ts';
import { orNull, unlessRefused } from './unless.ts';

const scheduleOf = (
  stripe: Stripe,
  { schedule }: Stripe.Subscription,
): Promise<Stripe.SubscriptionSchedule | null> =>
  schedule === null ? Promise.resolve(null) : stripe.subscriptionSchedules.retrieve(idOf(schedule));

/** The price that a subscription is to change to at the end of its period; null when it stays as it is. */
export async function waitingChange(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<PlanChange | null> {
  const schedule = await scheduleOf(stripe, subscription);
  const end = schedule?.current_phase?.end_date;
  const next = schedule?.phases.find(({ start_date }) => start_date === end);
  const price = idOf(next?.items[0]?.price ?? null);
  const present = subscription.items.data[0]?.price.id;
  return price === '' || price === present
    ? null
    : { subscription_id: subscription.id, price_id: price };
}

/** The change waits for the end of the period again. False: it is not possible any more. */
export async function scheduleAgain(
  stripe: Stripe,
  { subscription, priceId }: { subscription: Stripe.Subscription; priceId: string },
): Promise<boolean> {
  // One that is there is of a try that was cut off, and is completed.
  const schedule =
    (await scheduleOf(stripe, subscription)) ??
    (await unlessRefused(
      stripe.subscriptionSchedules.create({ from_subscription: subscription.id }),
    ));
  const present = schedule?.phases.find(
    ({ start_date }) => start_date === schedule.current_phase?.start_date,
  );
  if (schedule === null || present === undefined) return false;
  const { interval } = (await orNull(stripe.prices.retrieve(priceId)))?.recurring ?? {};
  if (interval === undefined) return false;
  const updated = await unlessRefused(
    stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          items: present.items.map(({ price, quantity }) => ({
            price: idOf(price),
            quantity: quantity ?? 1,
          })),
          start_date: present.start_date,
          end_date: present.end_date,
          proration_behavior: 'none',
        },
        {
          items: [{ price: priceId, quantity: present.items[0]?.quantity ?? 1 }],
          duration: { interval, interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    }),
  );
  if (updated !== null) return true;
  // Without its second phase it would be a promise of nothing.
  await unlessRefused(stripe.subscriptionSchedules.release(schedule.id));
  return false;
}
