import { PLANS, type PlanId } from '@lumashot/domain/billing/plans';
import { landingPrice, type BillingPeriod } from '@lumashot/domain/billing/prices';
import { PAYMENT_TEXTS } from '@lumashot/domain/texts/billing';
import { PUBLIC_LINKS } from '@lumashot/domain/texts/landing';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import styles from './pricing.module.css';

/** What a plan is and costs; buying comes after signing in. */
export function PlanOffer({ planId, period }: { planId: PlanId; period: BillingPeriod }) {
  const { name, tagline, perImage, features, popular } = PLANS[planId];
  const { perMonth, yearlyTotal } = landingPrice(planId, period);
  const titleId = `plan-${planId}`;
  return (
    <li className={styles['plan']} data-popular={popular} aria-labelledby={titleId}>
      <div className={styles['name']}>
        <h3 id={titleId}>{name}</h3>
        {popular ? <span className={styles['badge']}>{PAYMENT_TEXTS.popular}</span> : null}
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
      <ButtonLink
        to={PUBLIC_LINKS.getStarted.to}
        look={popular ? 'primary' : 'outlined'}
        aria-describedby={titleId}
      >
        {PAYMENT_TEXTS.submit}
      </ButtonLink>
      <p className={styles['guarantee']}>{PAYMENT_TEXTS.guarantee}</p>
      <ul className={styles['features']}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}
