import { useLayoutEffect, useRef } from 'react';
import grid from '#app/components/pictures/grid.module.css';
import { LibraryCellMould } from '#app/components/pictures/LibraryCell.tsx';
import { shapeOf, type GridShape } from './gridShape.ts';
import styles from './virtualGrid.module.css';

/**
 * An unseen grid with one empty cell: the style sheet alone decides on columns and sizes, and whatever
 * changes them (a turned phone, larger letters) is told anew.
 */
export function GridProbe({ onShape }: { onShape: (shape: GridShape) => void }) {
  const probe = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = probe.current;
    const cell = element?.firstElementChild;
    if (!element || !cell) return;
    function measure(of: Element): void {
      const shape = shapeOf(of);
      if (shape !== null) onShape(shape);
    }
    measure(element);
    const observer = new ResizeObserver(() => measure(element));
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
