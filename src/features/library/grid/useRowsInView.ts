import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { pitchOf, type GridShape } from './gridShape.ts';

/** Pixels that the tab bar covers, and on phones the bar with the main entries. */
export const COVERED = { top: 64, bottom: 72 } as const;

interface Options {
  readonly rowCount: number;
  readonly shape: GridShape;
  /** Pixels that the list begins below the document's top. */
  readonly top: number;
}

interface RowsInView {
  readonly first: number;
  readonly last: number;
  /** No further than is needed to see the row. */
  readonly scrollToRow: (row: number) => void;
}

/** Which rows the window shows. All have one height, so that this is a division and not a search. */
export function useRowsInView({ rowCount, shape, top }: Options): RowsInView {
  const pitch = pitchOf(shape);
  const rowAt = (y: number) => Math.min(Math.max(Math.floor((y - top) / pitch), 0), rowCount - 1);
  const first = useSyncExternalStore(subscribe, () => rowAt(window.scrollY));
  const last = useSyncExternalStore(subscribe, () => rowAt(window.scrollY + window.innerHeight));
  useReflow({ shape, first, top });

  const scrollToRow = useCallback(
    (row: number) => {
      const from = top + row * pitch - COVERED.top;
      const to = top + row * pitch + shape.rowHeight + COVERED.bottom - window.innerHeight;
      if (window.scrollY > from) window.scrollTo(0, from);
      else if (window.scrollY < to) window.scrollTo(0, to);
    },
    [top, pitch, shape.rowHeight],
  );
  return { first, last, scrollToRow };
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

/** A turned phone has other rows: what was at the top stays there. */
function useReflow({ shape, first, top }: { shape: GridShape; first: number; top: number }): void {
  const last = useRef({ shape, first });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { shape, first };
    if (before.shape === shape || before.first === 0) return;
    const row = Math.floor((before.first * before.shape.columns) / shape.columns);
    last.current = { shape, first: row };
    window.scrollTo(0, top + row * pitchOf(shape) - COVERED.top);
  }, [shape, first, top]);
}
