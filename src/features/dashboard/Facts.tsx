import { HOME_TEXTS, MONTH_COUNTS } from '#app/texts/home.ts';
import { startOfMonth } from '#app/lib/greeting.ts';
import { CreditsCard } from './CreditsCard.tsx';
import styles from './facts.module.css';
import { MonthCount } from './MonthCount.tsx';

/** What is left, and what was made since the first of the month. */
export function Facts({ now }: { now: Date }) {
  const sinceMs = startOfMonth(now);
  const month = now.toLocaleDateString('en-US', { month: 'long' });
  return (
    <div className={styles['facts']}>
      <CreditsCard />
      <section className={styles['made']} aria-labelledby="made">
        <div className={styles['head']}>
          <h3 id="made">{HOME_TEXTS.madeTitle}</h3>
          <span>{HOME_TEXTS.since(month)}</span>
        </div>
        <dl className={styles['counts']}>
          {MONTH_COUNTS.map(({ type, label }) => (
            <MonthCount key={type} type={type} label={label} sinceMs={sinceMs} />
          ))}
        </dl>
      </section>
    </div>
  );
}
