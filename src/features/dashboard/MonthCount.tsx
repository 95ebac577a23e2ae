import { groupDigits } from '@lumashot/domain/groupDigits';
import type { LibraryType } from '@lumashot/domain/library/item';
import { HOME_TEXTS } from '#app/texts/home.ts';
import { useSyncStatus } from '#app/library/hooks/LibrarySyncContext.ts';
import { queryOfType } from '@lumashot/domain/library/query';
import { useCountSince } from '#app/library/hooks/useCountSince.ts';
import styles from './facts.module.css';
import { FigureSkeleton } from './FigureSkeleton.tsx';

interface Props {
  readonly type: LibraryType;
  readonly label: string;
  readonly sinceMs: number;
}

/** One of the month's counts: a skeleton before it is known, a dash when it cannot be. */
export function MonthCount({ type, label, sinceMs }: Props) {
  const made = useCountSince(queryOfType(type), sinceMs);
  const { phase } = useSyncStatus();
  return (
    <div className={styles['count']}>
      <dt>{label}</dt>
      <dd className={styles['figure']}>
        {made !== null ? (
          `${groupDigits(made.count)}${made.atLeast ? '+' : ''}`
        ) : phase === 'failed' ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{HOME_TEXTS.unknown}</span>
          </>
        ) : (
          <FigureSkeleton />
        )}
      </dd>
    </div>
  );
}
