import type { PlanId } from '@lumashot/domain/billing/plans';
import type { BillingPeriod } from '@lumashot/domain/billing/prices';
import { PAYMENT_TEXTS } from '#app/texts/billing.ts';
import { useState } from 'react';
import { openPageOf } from '#app/components/actions/openPageOf.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { priceIds } from '#app/firebase/priceIds.ts';

/** Opens the checkout of a plan; `busyWith` is the plan whose page is on its way. */
export function useCheckout(): {
  busyWith: PlanId | null;
  start: (planId: PlanId, period: BillingPeriod) => void;
} {
  const [busyWith, setBusyWith] = useState<PlanId | null>(null);

  async function start(planId: PlanId, period: BillingPeriod): Promise<void> {
    setBusyWith(planId);
    const priceId = priceIds[planId][period];
    await openPageOf(
      () => callFunction('createCheckout', { priceId }),
      ({ opened, isChange }) => PAYMENT_TEXTS.opened[isChange ? 'change' : opened],
    );
    setBusyWith(null);
  }

  return { busyWith, start: (planId, period) => void start(planId, period) };
}
