import { LIBRARY_TEXTS } from '@lumashot/domain/texts/library';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { SkeletonCells } from '../../components/SkeletonCells.tsx';
import grid from '../../components/grid.module.css';
import { LibraryCell } from '../../components/LibraryCell.tsx';
import type { IndexRow } from '../../localIndex/database.ts';
import { useCell } from '../../localIndex/useCell.ts';
import { searchWithoutItem } from '../../localIndex/itemLink.ts';
import { downloadItem } from './downloadItem.ts';
import { ShowMore } from './ShowMore.tsx';
import type { LibraryRows } from './useLibraryRows.ts';

export function LibraryGrid({ library }: { library: LibraryRows }) {
  const [search] = useSearchParams();
  // The same for every cell, however often the grid is drawn.
  const kept = useMemo(() => searchWithoutItem(search), [search]);
  const { rows } = library;
  return (
    <>
      <ul className={grid['grid']} aria-busy={rows === undefined}>
        {rows === undefined ? (
          <SkeletonCells count={8} />
        ) : (
          rows.map((row) => (
            <li key={row.key}>
              <Cell row={row} search={kept} />
            </li>
          ))
        )}
      </ul>
      {library.hasMore ? <ShowMore library={library} /> : null}
    </>
  );
}

const Cell = ({ row, search }: { row: IndexRow; search: URLSearchParams }) => (
  <LibraryCell
    {...useCell(row, search)}
    hover={{
      details: LIBRARY_TEXTS.details,
      actions: (
        <Button look="outlined" onClick={() => void downloadItem(row)}>
          {LIBRARY_TEXTS.download}
        </Button>
      ),
    }}
  />
);
