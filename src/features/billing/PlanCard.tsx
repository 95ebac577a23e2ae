import CheckIcon from '@mui/icons-material/CheckRounded';
import { PLANS, type PlanId } from '@lumashot/domain/billing/plans';
import { pricingScreenPrice, type BillingPeriod } from '@lumashot/domain/billing/prices';
import { PAYMENT_TEXTS } from '@lumashot/domain/texts/billing';
import { Button } from '../../components/Button.tsx';
import styles from './payment.module.css';

interface Props {
  readonly planId: PlanId;
  readonly period: BillingPeriod;
  readonly isCurrent: boolean;
  /** The plan whose checkout is on its way; no second one opens meanwhile. */
  readonly busy: PlanId | null;
  readonly onStart: () => void;
}

export function PlanCard({ planId, period, isCurrent, busy, onStart }: Props) {
  const { name, tagline, perImage, features, popular } = PLANS[planId];
  const { perMonth, yearlyTotal } = pricingScreenPrice(planId, period);
  const titleId = `plan-${planId}`;
  return (
    <li className={styles['plan']} data-popular={popular} aria-labelledby={titleId}>
      <div className={styles['name']}>
        <h2 id={titleId}>{name}</h2>
        {isCurrent ? <span className={styles['badge']}>{PAYMENT_TEXTS.current}</span> : null}
        {popular && !isCurrent ? (
          <span className={styles['badge']}>{PAYMENT_TEXTS.popular}</span>
        ) : null}
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
      <Button
        look={popular ? 'primary' : 'outlined'}
        disabled={busy !== null}
        aria-busy={busy === planId}
        aria-describedby={titleId}
        onClick={onStart}
      >
        {busy === planId ? PAYMENT_TEXTS.busy : PAYMENT_TEXTS.submit}
      </Button>
      <p className={styles['guarantee']}>{PAYMENT_TEXTS.guarantee}</p>
      <ul className={styles['features']}>
        {features.map((feature) => (
          <li key={feature}>
            <CheckIcon fontSize="small" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
