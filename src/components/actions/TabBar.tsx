import { clsx } from 'clsx';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import styles from './tabBar.module.css';
import { TabShownContext } from './TabShownContext.ts';

interface TabEntry<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** How much is behind it; null while that is unknown. */
  readonly count?: number | null;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabEntry<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

export const TabBar = <Id extends string>({ label, tabs, chosen, onChoose }: Props<Id>) => (
  <Tabs
    className={clsx(
      styles['bar'],
      tabs.length > 4 && tabs.every(({ count }) => count === undefined) && styles['many'],
    )}
    aria-label={label}
    value={chosen}
    onChange={(_, value: Id) => onChoose(value)}
    // Beyond four, names are wider than a phone: they are pushed aside, not cut.
    variant={tabs.length > 4 ? 'scrollable' : 'standard'}
    scrollButtons={false}
  >
    {tabs.map(({ id, label: name, count }) => (
      <Tab
        key={id}
        value={id}
        label={count === undefined ? name : <Counted name={name} count={count} />}
        id={`tab-${id}`}
        aria-controls={`panel-${id}`}
        className={styles['tab'] ?? ''}
      />
    ))}
  </Tabs>
);

const Counted = ({ name, count }: { name: string; count: number | null }) => (
  <span className={styles['counted']}>
    {name} <span className={styles['count']}>{count ?? '–'}</span>
  </span>
);

export const TabPanel = ({
  id,
  chosen,
  children,
}: {
  id: string;
  chosen: string;
  children: ReactNode;
}) => (
  <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} hidden={id !== chosen}>
    <TabShownContext value={id === chosen}>{children}</TabShownContext>
  </div>
);
