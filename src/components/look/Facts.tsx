import styles from './facts.module.css';

interface Props {
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Names and values, one below the other. */
export const Facts = ({ facts }: Props) => (
  <dl className={styles['facts']}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
