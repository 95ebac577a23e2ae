import styles from './selection.module.css';
import { useIsSelected } from './SelectionContext.ts';
import { SELECTION_TEXTS } from '#app/texts/librarySelection.ts';

/**
 * Its press is heard by the list (useSelectionGestures.ts), which knows about Shift. One element a cell: circle and
 * tick are drawn by the style sheet, since hundreds may be on the page.
 */
export function CellCheck({ rowKey, name }: { rowKey: string; name: string }) {
  const isSelected = useIsSelected(rowKey);
  return (
    <button
      type="button"
      data-check
      className={styles['check']}
      aria-pressed={isSelected}
      aria-label={SELECTION_TEXTS.select(name)}
      tabIndex={-1}
    />
  );
}
