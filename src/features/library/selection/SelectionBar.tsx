import type { ReactNode } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { SELECTION_TEXTS } from '#app/texts/librarySelection.ts';
import { downloadSelection } from '../zip/downloadSelection.ts';
import styles from './selection.module.css';
import { useIsWholeSelected, useSelectedKeys, useSelection } from './SelectionContext.ts';

interface Props {
  /** In their shown order. */
  readonly shown: readonly string[];
  /** What else can be done with them. */
  readonly actions?: ReactNode;
  /** Picks everything, also what is not on this device yet. */
  readonly more: ReactNode;
  /** Something is not on this device. */
  readonly hasMore: boolean;
  readonly canDownload: boolean;
}

/** What can be done with the picked pictures; there while some are. */
export function SelectionBar({ shown, actions, more, hasMore, canDownload }: Props) {
  const selection = useSelection();
  const picked = useSelectedKeys();
  const isWhole = useIsWholeSelected();
  if (picked.size === 0) return null;
  const isPartOfAll = hasMore || picked.size < shown.length;
  const wantsAll = isWhole || picked.size === shown.length;
  return (
    <section className={styles['bar']} aria-label={SELECTION_TEXTS.bar} data-foot="selection">
      <p className={styles['count']} role="status">
        {SELECTION_TEXTS.selected(picked.size)}
      </p>
      {wantsAll && isPartOfAll ? more : null}
      {actions}
      {canDownload ? (
        <Button
          look="plain"
          onClick={() => void downloadSelection(shown.filter((key) => picked.has(key)))}
        >
          {SELECTION_TEXTS.download}
        </Button>
      ) : null}
      <Button look="outlined" onClick={selection.clear}>
        {SELECTION_TEXTS.cancel}
      </Button>
    </section>
  );
}
