import type { LibraryQuery } from '@lumashot/domain/library/query';
import { Button } from '#app/components/actions/Button.tsx';
import { useLibrary } from '#app/library/hooks/LibrarySyncContext.ts';
import { keysOf } from '#app/library/search/libraryQuery.ts';
import { SELECTION_TEXTS } from '#app/texts/librarySelection.ts';
import type { LibraryRows } from '../useLibraryRows.ts';
import type { LoadRest } from '../useLoadRest.ts';
import styles from './selection.module.css';
import { useSelection } from './SelectionContext.ts';

interface Props {
  readonly query: LibraryQuery;
  readonly shown: readonly string[];
  readonly total: LibraryRows['total'];
  readonly all: LoadRest;
}

/** Ctrl+A picked what is on this device: this loads the rest of the list, at one billed read a picture, and says so. */
export function SelectAllOfLibrary({ query, shown, total, all: { state, load } }: Props) {
  const { uid } = useLibrary();
  const selection = useSelection();
  const missing = total === null ? null : total - shown.length;

  const selectAll = (): Promise<void> =>
    load({
      // Cancelled meanwhile, or the list has been left.
      mayGoOn: () => selection.keys().size > 0,
      done: async () => selection.selectAll(await keysOf(query, { uid, sinceMs: -Infinity })),
    });

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
