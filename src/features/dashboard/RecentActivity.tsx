import { NAVIGATION, NO_ACTIVITY } from '#app/texts/dashboard.ts';
import { HOME_TEXTS } from '#app/texts/home.ts';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#app/components/actions/ButtonLink.tsx';
import { EmptyState } from '#app/components/states/EmptyState.tsx';
import { SkeletonCells } from '#app/components/pictures/SkeletonCells.tsx';
import { LibraryCell } from '#app/components/pictures/LibraryCell.tsx';
import type { IndexRow } from '#app/library/index/indexRow.ts';
import { useCell } from '#app/library/hooks/useCell.ts';
import styles from './home.module.css';

interface Props {
  /** Undefined until they are known. */
  readonly rows: readonly IndexRow[] | undefined;
}

/** The newest pictures. */
export function RecentActivity({ rows }: Props) {
  return (
    <section className={styles['recent']} aria-labelledby="recent" aria-busy={rows === undefined}>
      <div className={styles['head']}>
        <h2 id="recent">{HOME_TEXTS.recentTitle}</h2>
        {rows?.length ? <Link to={NAVIGATION.library.path}>{HOME_TEXTS.allOfIt}</Link> : null}
      </div>
      {rows?.length === 0 ? (
        <EmptyState
          text={NO_ACTIVITY}
          action={
            <ButtonLink look="outlined" to={NAVIGATION.images.path}>
              {HOME_TEXTS.firstBelow}
            </ButtonLink>
          }
        />
      ) : (
        <ul className={styles['grid']}>
          {rows === undefined ? (
            <SkeletonCells count={3} />
          ) : (
            rows.map((row) => (
              <li key={row.key}>
                <Cell row={row} />
              </li>
            ))
          )}
        </ul>
      )}
    </section>
  );
}

const Cell = ({ row }: { row: IndexRow }) => <LibraryCell {...useCell(row)} />;
