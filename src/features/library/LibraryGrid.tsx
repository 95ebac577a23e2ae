import { SkeletonCells } from '../../components/SkeletonCells.tsx';
import grid from '../../components/grid.module.css';
import { LibraryCell } from '../../components/LibraryCell.tsx';
import type { IndexRow } from '../../localIndex/database.ts';
import { useCell } from '../../localIndex/useCell.ts';
import { ShowMore } from './ShowMore.tsx';
import type { LibraryRows } from './useLibraryRows.ts';

export function LibraryGrid({ library }: { library: LibraryRows }) {
  const { rows } = library;
  return (
    <>
      <ul className={grid['grid']} aria-busy={rows === undefined}>
        {rows === undefined ? (
          <SkeletonCells count={8} />
        ) : (
          rows.map((row) => (
            <li key={row.key}>
              <Cell row={row} />
            </li>
          ))
        )}
      </ul>
      {library.hasMore ? <ShowMore library={library} /> : null}
    </>
  );
}

const Cell = ({ row }: { row: IndexRow }) => <LibraryCell {...useCell(row)} />;
