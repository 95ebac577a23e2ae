import { PLAN_IDS, PLANS } from '@lumashot/domain/billing/plans';
import { BILLING_PERIODS, landingPrice, type BillingPeriod } from '@lumashot/domain/billing/prices';
import { PAYMENT_TEXTS } from '#app/texts/billing.ts';
import { LANDING_TEXTS, PUBLIC_LINKS } from '#app/texts/landing.ts';
import { useState } from 'react';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { PeriodToggle } from '#app/components/plans/PeriodToggle.tsx';
import { PlanCard, planTitleId } from '#app/components/plans/PlanCard.tsx';
import { PlanList } from '#app/components/plans/PlanList.tsx';
import { Section } from './Section.tsx';

/** Buying comes after signing in. */
export function Pricing() {
  const [period, setPeriod] = useState<BillingPeriod>(BILLING_PERIODS[0]);
  return (
    <Section id="pricing" {...LANDING_TEXTS.pricing}>
      <PeriodToggle period={period} onChange={setPeriod} />
      <PlanList>
        {PLAN_IDS.map((planId) => (
          <PlanCard
            key={planId}
            planId={planId}
            price={landingPrice(planId, period)}
            headingLevel={3}
          >
            <ButtonLink
              to={PUBLIC_LINKS.getStarted.to}
              look={PLANS[planId].popular ? 'primary' : 'outlined'}
              aria-describedby={planTitleId(planId)}
            >
              {PAYMENT_TEXTS.submit}
            </ButtonLink>
          </PlanCard>
        ))}
      </PlanList>
    </Section>
  );
}
