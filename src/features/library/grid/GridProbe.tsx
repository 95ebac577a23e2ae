import { useLayoutEffect, useRef } from 'react';
import grid from '#app/components/pictures/grid.module.css';
import { LibraryCellMould } from '#app/components/pictures/LibraryCell.tsx';
import { shapeOf, type GridShape } from './gridShape.ts';
import styles from './virtualGrid.module.css';

interface Props {
  /** A list waits for it: it is measured before the next paint. Else as soon as the page is laid out anyway. */
  readonly isAwaited: boolean;
  readonly onShape: (shape: GridShape) => void;
}

/**
 * An unseen grid with one empty cell: the style sheet alone decides on columns and sizes, and whatever
 * changes them (a turned phone, larger letters) is told anew.
 */
export function GridProbe({ isAwaited, onShape }: Props) {
  const probe = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isAwaited) measure(probe.current, onShape);
  }, [isAwaited, onShape]);
  useLayoutEffect(() => {
    const cell = probe.current?.firstElementChild;
    if (cell == null) return;
    const observer = new ResizeObserver(() => measure(probe.current, onShape));
    observer.observe(cell);
    return () => observer.disconnect();
  }, [onShape]);
  return (
    <div className={styles['probeFrame']} aria-hidden="true">
      <div ref={probe} className={grid['grid']}>
        <LibraryCellMould />
      </div>
    </div>
  );
}

function measure(probe: Element | null, onShape: (shape: GridShape) => void): void {
  const shape = probe === null ? null : shapeOf(probe);
  if (shape !== null) onShape(shape);
}
