import type { LibraryQuery } from '@lumashot/domain/library/query';
import { useState } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { useLibrary } from '#app/library/LibrarySyncContext.ts';
import { isComplete, keysOf } from '#app/library/libraryQuery.ts';
import { loadRest } from '#app/library/loadRest.ts';
import { SELECTION_TEXTS } from '#app/texts/librarySelection.ts';
import styles from './selection.module.css';
import { useSelection } from './SelectionContext.ts';

interface Props {
  readonly query: LibraryQuery;
  readonly shown: readonly string[];
  /** Of the whole library, as far as it is known. */
  readonly total: number | null;
}

/** Ctrl+A picked what is on this device: this loads the rest, at one billed read a picture, and says so. */
export function SelectAllOfLibrary({ query, shown, total }: Props) {
  const { uid, sync } = useLibrary();
  const selection = useSelection();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function selectAll(): Promise<void> {
    setState('loading');
    const rest = {
      hasMore: () => !isComplete(query, sync.getStatus().reach),
      load: () => sync.loadOlder(query),
    };
    try {
      // Nothing is picked any more once it was cancelled, or the list has been left.
      const loaded = await loadRest(rest, () => selection.keys().size > 0);
      if (loaded === 'whole') {
        selection.selectAll(await keysOf(query, { uid, sinceMs: -Infinity }));
      }
      setState(loaded === 'failed' ? 'failed' : 'idle');
    } catch (error) {
      console.error('Not all could be selected', error);
      setState('failed');
    }
  }

  const missing = total === null ? null : total - shown.length;
  return (
    <p className={styles['more']}>
      <Button look="outlined" disabled={state === 'loading'} onClick={() => void selectAll()}>
        {state === 'loading' ? SELECTION_TEXTS.loadingMore : SELECTION_TEXTS.selectAll(total)}
      </Button>
      {missing !== null && missing > 0 ? SELECTION_TEXTS.loadsMore(missing) : null}
      {state === 'failed' ? <span role="alert">{SELECTION_TEXTS.loadFailed}</span> : null}
    </p>
  );
}
