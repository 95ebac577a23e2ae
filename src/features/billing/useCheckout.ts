import type { PlanId } from '@lumashot/domain/billing/plans';
import type { BillingPeriod } from '@lumashot/domain/billing/prices';
import { PAYMENT_TEXTS } from '#app/texts/billing.ts';
import { useState } from 'react';
import { showToast } from '#app/components/toasts/showToast.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { priceIds } from '#app/firebase/priceIds.ts';
import { openPageLater } from '#app/lib/openPageLater.ts';
import { refusalText } from '#app/lib/refusalText.ts';

/** Opens the checkout of a plan; `busyWith` is the plan whose page is on its way. */
export function useCheckout(): {
  busyWith: PlanId | null;
  start: (planId: PlanId, period: BillingPeriod) => void;
} {
  const [busyWith, setBusyWith] = useState<PlanId | null>(null);

  async function start(planId: PlanId, period: BillingPeriod): Promise<void> {
    const page = openPageLater();
    setBusyWith(planId);
    const result = await callFunction('createCheckout', { priceId: priceIds[planId][period] });
    setBusyWith(null);
    if (!result.ok) {
      page.close();
      showToast('error', refusalText(result.refusal));
      return;
    }
    page.show(result.value.url);
    if (page.isNewTab) showToast('info', PAYMENT_TEXTS.opened);
  }

  return { busyWith, start: (planId, period) => void start(planId, period) };
}
