import { PLANS, type PlanId } from '@lumashot/domain/billing/plans';
import type { PriceTexts } from '@lumashot/domain/billing/prices';
import { PAYMENT_TEXTS } from '#app/texts/billing.ts';
import type { ReactNode } from 'react';
import styles from './plans.module.css';

interface Props {
  readonly planId: PlanId;
  /** The landing page and the pricing screen read the yearly price differently, on purpose. */
  readonly price: PriceTexts;
  readonly isCurrent?: boolean;
  readonly headingLevel: 2 | 3;
  /** The way to buy it, described by `planTitleId`. */
  readonly children: ReactNode;
}

/** What a plan is and costs. Plain elements: the landing page shows it too. */
export function PlanCard({ planId, price, isCurrent = false, headingLevel, children }: Props) {
  const { name, tagline, perImage, features, popular } = PLANS[planId];
  const { perMonth, yearlyTotal } = price;
  const titleId = planTitleId(planId);
  const Heading = `h${headingLevel}` as const;
  const badge = isCurrent ? PAYMENT_TEXTS.current : popular ? PAYMENT_TEXTS.popular : null;
  return (
    <li className={styles['plan']} data-popular={popular} aria-labelledby={titleId}>
      <div className={styles['name']}>
        <Heading id={titleId}>{name}</Heading>
        {badge === null ? null : <span className={styles['badge']}>{badge}</span>}
      </div>
      <p className={styles['muted']}>{tagline}</p>
      <p className={styles['price']}>
        <strong>{perMonth}</strong> {PAYMENT_TEXTS.perMonth}
      </p>
      <p className={styles['muted']}>
        {yearlyTotal === null
          ? PAYMENT_TEXTS.billedMonthly
          : PAYMENT_TEXTS.billedYearly(yearlyTotal)}
        {' · '}
        {perImage}
      </p>
      {children}
      <p className={styles['guarantee']}>{PAYMENT_TEXTS.guarantee}</p>
      <ul className={styles['features']}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}

/** The element that names the plan: what its button is described by. */
export const planTitleId = (planId: PlanId): string => `plan-${planId}`;
