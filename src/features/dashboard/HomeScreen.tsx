import { useNewestRows } from '#app/library/hooks/useIndexRows.ts';
import { useNow } from '#app/lib/useNow.ts';
import { Facts } from './Facts.tsx';
import styles from './home.module.css';
import { RecentActivity } from './RecentActivity.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Welcome } from './Welcome.tsx';

/** The morning desk: where you were, what is left, what was made, where to go on. */
export function HomeScreen() {
  const now = useNow();
  const rows = useNewestRows();
  return (
    <div className={styles['home']}>
      <Welcome now={now} rows={rows} />
      <Facts now={now} />
      <Shortcuts />
      <RecentActivity rows={rows} />
    </div>
  );
}
