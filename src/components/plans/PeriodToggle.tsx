import { BILLING_PERIODS, type BillingPeriod } from '@lumashot/domain/billing/prices';
import { PAYMENT_TEXTS } from '#app/texts/billing.ts';
import { useHydratedField } from '#app/lib/useHydratedField.ts';
import styles from './plans.module.css';

interface Props {
  readonly period: BillingPeriod;
  readonly onChange: (period: BillingPeriod) => void;
}

/** Two radio buttons that look like one switch: arrow keys move between them. */
export function PeriodToggle({ period, onChange }: Props) {
  const group = useHydratedField<HTMLFieldSetElement>((fieldset) => {
    const chosen = fieldset.querySelector<HTMLInputElement>('input:checked')?.value;
    const found = BILLING_PERIODS.find((name) => name === chosen);
    if (found !== undefined && found !== period) onChange(found);
  });
  return (
    <fieldset className={styles['toggle']} ref={group}>
      <legend className="visually-hidden">{PAYMENT_TEXTS.periodGroup}</legend>
      {BILLING_PERIODS.map((name) => (
        <label key={name}>
          <input
            type="radio"
            name="period"
            value={name}
            checked={period === name}
            onChange={() => onChange(name)}
          />
          {PAYMENT_TEXTS.periods[name]}
        </label>
      ))}
    </fieldset>
  );
}
