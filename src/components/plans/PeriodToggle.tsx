import { BILLING_PERIODS, type BillingPeriod } from '@lumashot/domain/billing/prices';
import { PAYMENT_TEXTS } from '@lumashot/domain/texts/billing';
import styles from './plans.module.css';

/** Two radio buttons that look like one switch: arrow keys move between them. */
export const PeriodToggle = ({
  period,
  onChange,
}: {
  period: BillingPeriod;
  onChange: (period: BillingPeriod) => void;
}) => (
  <fieldset className={styles['toggle']}>
    <legend className="visually-hidden">{PAYMENT_TEXTS.periodGroup}</legend>
    {BILLING_PERIODS.map((name) => (
      <label key={name} data-checked={period === name}>
        <input
          type="radio"
          name="period"
          checked={period === name}
          onChange={() => onChange(name)}
        />
        {PAYMENT_TEXTS.periods[name]}
      </label>
    ))}
  </fieldset>
);
