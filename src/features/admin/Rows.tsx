import type { ReactNode } from 'react';
import { ADMIN_TEXTS as TEXTS } from '#app/texts/admin.ts';
import styles from './admin.module.css';
import { CopyId } from './CopyId.tsx';

export interface Row {
  readonly id: string;
  readonly title: ReactNode;
  /** Said behind it, smaller. */
  readonly facts: readonly (string | null)[];
  /** To be copied, by what they name. */
  readonly ids?: Readonly<Record<string, string | null>>;
  readonly children?: ReactNode;
}

/** A list that is read on a phone, too: no table is wider than it. */
export const Rows = ({ rows }: { readonly rows: readonly Row[] }) =>
  rows.length === 0 ? (
    <p className={styles['muted']}>{TEXTS.nothing}</p>
  ) : (
    <ul className={styles['rows']}>
      {rows.map(({ id, title, facts, ids = {}, children }) => (
        <li key={id}>
          <p className={styles['title']}>{title}</p>
          <p className={styles['muted']}>
            {facts.filter((fact) => fact !== null && fact !== '').join(' · ')}
          </p>
          <Ids ids={ids} />
          {children}
        </li>
      ))}
    </ul>
  );

function Ids({ ids }: { readonly ids: NonNullable<Row['ids']> }) {
  const known = Object.entries(ids).flatMap(([name, id]) => (id === null ? [] : [{ name, id }]));
  return known.length === 0 ? null : (
    <p className={styles['ids']}>
      {known.map(({ name, id }) => (
        <CopyId key={name} name={name} id={id} />
      ))}
    </p>
  );
}
