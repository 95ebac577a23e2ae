import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchWithoutItem } from '#app/library/index/itemLink.ts';
import { useRowsNear } from '#app/library/hooks/useRowsNear.ts';
import { useLibrary } from '#app/library/hooks/LibrarySyncContext.ts';
import { mark, moveToTrash } from '../marks/markItems.ts';
import { GridCell } from './GridCell.tsx';
import { pitchOf, placeOf, type GridShape } from './gridShape.ts';
import type { KeptPlace } from '#app/device/scrollPlaces.ts';
import { moveByKey } from './moveByKey.ts';
import { useDocumentTop } from './useDocumentTop.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useHeldKeys } from './useHeldKeys.ts';
import { useMarkKeys } from './useMarkKeys.ts';
import { useKeptPlace } from './useKeptPlace.ts';
import { useRovingCell } from './useRovingCell.ts';
import { useRowsInView } from './useRowsInView.ts';
import { useSelection } from '../selection/SelectionContext.ts';
import { useSelectionGestures } from '../selection/useSelectionGestures.ts';
import styles from './virtualGrid.module.css';

interface Props {
  readonly keys: readonly string[];
  /** The server has no more than these. */
  readonly isWhole: boolean;
  readonly shape: GridShape;
  readonly place: KeptPlace;
}

/** Rows mounted beyond the viewport, on each side. */
const AHEAD = 2;
/** Rows are read in blocks of so many. */
const BLOCK = 24;

/**
 * Only the rows near the viewport, each in its place of a list that is as high as all of them. A list
 * and not an ARIA grid: what is in a place is one link, the number of columns is the window's accident,
 * and list items can say where they are among all (docs/adr/0009-virtual-library.md).
 */
export function VirtualCells({ keys: all, isWhole, shape, place }: Props) {
  const library = useLibrary();
  const list = useRef<HTMLUListElement>(null);
  const top = useDocumentTop(list);
  const { keys, release } = useHeldKeys(all, list);
  const roving = useRovingCell({ list, keys });
  const { columns, columnWidth, rowHeight } = shape;
  const rowCount = Math.ceil(keys.length / columns);
  const view = useRowsInView({ rowCount, shape, top });
  useKeptPlace(list, place);
  const rows = useRowsNear(keys, {
    from: Math.max(0, (Math.floor((view.first * columns) / BLOCK) - 1) * BLOCK),
    to: (Math.floor((view.last * columns) / BLOCK) + 2) * BLOCK,
  });

  const selection = useSelection();
  useSelectionGestures({ list, keys, selection });
  useGridKeys(list, (key, from, { isExtending }) => {
    const rowsInView = Math.max(1, view.last - view.first);
    const to = moveByKey(key, from, { count: keys.length, columns, rowsInView });
    // What was held back belongs to the beginning.
    const target = to === 0 ? all[0] : keys[to ?? -1];
    const start = keys[from];
    if (to === null || target === undefined || start === undefined) return false;
    if (isExtending) {
      if (selection.keys().size === 0) selection.toggle(start);
      selection.extendTo(target, keys);
    }
    if (to === 0) release();
    roving.focusCell(target);
    view.scrollToRow(placeOf(to, shape).row);
    return true;
  });

  useMarkKeys(list, (act, at) => {
    const row = rows.get(keys[at] ?? '');
    if (row === undefined || row.item.trashed_at !== null) return;
    // While some are picked the keys are about all of them.
    const picked = [...selection.keys()];
    const meant = picked.length > 0 ? picked : [row.key];
    if (act === 'trash') moveToTrash(library, meant);
    else mark(library, row.item.is_favorite ? 'unfavorite' : 'favorite', meant);
  });

  const [search] = useSearchParams();
  const kept = searchWithoutItem(search).toString();
  const { activeIndex } = roving;
  const tabStop = activeIndex < 0 ? view.first * columns : activeIndex;
  const mounted = rowsAround({
    first: view.first - AHEAD,
    last: Math.min(view.last + AHEAD, rowCount - 1),
    kept: activeIndex < 0 ? null : placeOf(activeIndex, shape).row,
  });

  return (
    <ul
      ref={list}
      className={styles['list']}
      style={{ height: rowCount * pitchOf(shape) - shape.rowGap }}
      aria-busy="false"
    >
      {mounted.flatMap((row) =>
        keys.slice(row * columns, (row + 1) * columns).map((key, column) => {
          const index = row * columns + column;
          return (
            <GridCell
              key={key}
              rowKey={key}
              row={rows.get(key)}
              search={kept}
              position={index + 1}
              setSize={isWhole ? keys.length : -1}
              isTabStop={index === tabStop}
              top={row * pitchOf(shape)}
              left={placeOf(index, shape).left}
              width={columnWidth}
              height={rowHeight}
              onActive={roving.setActive}
            />
          );
        }),
      )}
    </ul>
  );
}

/** These rows, and one more that may lie anywhere. */
function rowsAround({
  first,
  last,
  kept,
}: {
  first: number;
  last: number;
  kept: number | null;
}): readonly number[] {
  const from = Math.max(0, first);
  const rows = Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => from + at);
  if (kept === null || rows.includes(kept)) return rows;
  return kept < from ? [kept, ...rows] : [...rows, kept];
}
