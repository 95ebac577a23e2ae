import { useCallback, useState } from 'react';
import { SkeletonCells } from '#app/components/pictures/SkeletonCells.tsx';
import grid from '#app/components/pictures/grid.module.css';
import { GridProbe } from './GridProbe.tsx';
import { isSameShape, type GridShape } from './gridShape.ts';
import { useGridDensity } from '#app/device/gridDensity.ts';
import type { KeptPlace } from '#app/device/scrollPlaces.ts';
import { ShowMore } from './ShowMore.tsx';
import type { LibraryRows } from '../useLibraryRows.ts';
import { VirtualCells } from './VirtualCells.tsx';
import styles from './virtualGrid.module.css';

/** The cells need the list's length and the size of a row; a list that is known is painted with its cells. */
export function LibraryGrid({ library, place }: { library: LibraryRows; place: KeptPlace }) {
  const [shape, setShape] = useState<GridShape | null>(null);
  const takeShape = useCallback(
    (next: GridShape) => setShape((last) => (isSameShape(last, next) ? last : next)),
    [],
  );
  const { keys, hasMore } = library;
  return (
    <div className={styles['frame']} data-density={useGridDensity()}>
      <GridProbe isAwaited={keys !== undefined && shape === null} onShape={takeShape} />
      {keys === undefined || shape === null ? (
        <ul className={grid['grid']} aria-busy="true">
          <SkeletonCells count={8} />
        </ul>
      ) : (
        <VirtualCells keys={keys} isWhole={!hasMore} shape={shape} place={place} />
      )}
      {hasMore ? <ShowMore library={library} /> : null}
    </div>
  );
}
