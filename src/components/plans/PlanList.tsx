import type { ReactNode } from 'react';
import styles from './plans.module.css';

/** Cards side by side, their rows in line. */
export const PlanList = ({ children }: { children: ReactNode }) => (
  <ul className={styles['plans']}>{children}</ul>
);
