import { PLAN_IDS, PLANS, type PlanId } from '@lumashot/domain/billing/plans';
import { BILLING_PERIODS, type BillingPeriod } from '@lumashot/domain/billing/prices';
import { expect, it } from 'vitest';
import { LOCAL_PRICE_IDS } from '../../../../scripts/lib/settings/localStripe.ts';
import { billingHere } from '../../../../tests/support/billing/billingHere.ts';

interface Offer {
  readonly planId: PlanId;
  readonly period: BillingPeriod;
}

const OFFERS: readonly Offer[] = PLAN_IDS.flatMap((planId) =>
  BILLING_PERIODS.map((period) => ({ planId, period })),
);
const priceOf = ({ planId, period }: Offer): string => LOCAL_PRICE_IDS[planId][period];
const centsOf = ({ planId, period }: Offer): number =>
  period === 'monthly' ? PLANS[planId].monthlyCents : PLANS[planId].yearlyCents;

async function startsAtOnce(from: Offer, to: Offer): Promise<boolean> {
  const world = await billingHere();
  const id = await world.buy(priceOf(from));
  await world.pass(1);
  await world.change(id, priceOf(to));
  const { items } = await world.stripe.subscriptions.retrieve(id);
  return items.data[0]?.price.id === priceOf(to);
}

it('starts what costs more at a time at once, and puts everything else off, as people are told', async () => {
  for (const from of OFFERS) {
    for (const to of OFFERS.filter((offer) => offer !== from)) {
      const isShorter = from.period === 'yearly' && to.period === 'monthly';
      const isDearer = centsOf(to) > centsOf(from) && !isShorter;
      const name = `${from.planId} ${from.period} to ${to.planId} ${to.period}`;
      expect([name, await startsAtOnce(from, to)]).toEqual([name, isDearer]);
    }
  }
});
