import { PLAN_IDS } from '@lumashot/domain/billing/plans';
import { BILLING_PERIODS, type BillingPeriod } from '@lumashot/domain/billing/prices';
import { PAYMENT_TEXTS } from '@lumashot/domain/texts/billing';
import { LANDING_TEXTS } from '@lumashot/domain/texts/landing';
import { useState } from 'react';
import { PlanOffer } from './PlanOffer.tsx';
import styles from './pricing.module.css';
import { Section } from './Section.tsx';

export function Pricing() {
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  return (
    <Section id="pricing" {...LANDING_TEXTS.pricing}>
      <fieldset className={styles['toggle']}>
        <legend className="visually-hidden">{PAYMENT_TEXTS.periodGroup}</legend>
        {BILLING_PERIODS.map((name) => (
          <label key={name} data-checked={period === name}>
            <input
              type="radio"
              name="period"
              checked={period === name}
              onChange={() => setPeriod(name)}
            />
            {PAYMENT_TEXTS.periods[name]}
          </label>
        ))}
      </fieldset>
      <ul className={styles['plans']}>
        {PLAN_IDS.map((planId) => (
          <PlanOffer key={planId} planId={planId} period={period} />
        ))}
      </ul>
    </Section>
  );
}
