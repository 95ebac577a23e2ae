import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import styles from './tabBar.module.css';

interface Props<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

export const TabBar = <Id extends string>({ label, tabs, chosen, onChoose }: Props<Id>) => (
  <Tabs
    className={styles['bar'] ?? ''}
    aria-label={label}
    value={chosen}
    onChange={(_, value: Id) => onChoose(value)}
  >
    {tabs.map(({ id, label: name }) => (
      <Tab
        key={id}
        value={id}
        label={name}
        id={`tab-${id}`}
        aria-controls={`panel-${id}`}
        className={styles['tab'] ?? ''}
      />
    ))}
  </Tabs>
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
    {children}
  </div>
);
