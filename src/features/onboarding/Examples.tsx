import GoodIcon from '~icons/ic/round-check';
import BadIcon from '~icons/ic/round-close';
import { ONBOARDING_TEXTS } from '#app/texts/onboarding.ts';
import { BadFace, GoodFace } from './Faces.tsx';
import styles from './examples.module.css';

/** What kind of photo works, and what kind does not. */
export function Examples() {
  return (
    <div className={styles['pair']}>
      <section className={styles['example']} data-kind="good">
        <GoodFace />
        <Facts {...ONBOARDING_TEXTS.good} Icon={GoodIcon} />
      </section>
      <section className={styles['example']} data-kind="bad">
        <BadFace />
        <Facts {...ONBOARDING_TEXTS.bad} Icon={BadIcon} />
      </section>
    </div>
  );
}

interface FactsProps {
  readonly title: string;
  readonly facts: readonly string[];
  readonly Icon: typeof GoodIcon;
}

const Facts = ({ title, facts, Icon }: FactsProps) => (
  <div className={styles['facts']}>
    <h2>
      <Icon fontSize="small" aria-hidden="true" />
      {title}
    </h2>
    <ul>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  </div>
);
