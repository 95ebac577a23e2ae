import { CLAIMS } from '#app/texts/landing.ts';
import styles from './statistics.module.css';

export const Statistics = () => (
  <section aria-label={CLAIMS.statisticsLabel}>
    <dl className={styles['strip']}>
      {CLAIMS.statistics.map(({ figure, text }) => (
        <div key={figure}>
          <dt>{text}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  </section>
);
