import { Button } from '#app/components/actions/Button.tsx';
import { SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import { SELECTION_TEXTS } from '#app/texts/librarySelection.ts';
import type { LoadRest } from '../useLoadRest.ts';
import type { LibraryRows } from '../useLibraryRows.ts';
import styles from './search.module.css';

interface Props {
  readonly library: Pick<LibraryRows, 'keys' | 'total'>;
  readonly all: LoadRest;
}

/** Only what is here can be put into another order: said above it, with the way to have all of it here. */
export function OrderStatus({ library: { keys, total }, all: { state, load } }: Props) {
  const held = keys?.length ?? 0;
  const missing = (total ?? 0) - held;
  return (
    <div className={styles['status']}>
      <p role="status">{SEARCH_TEXTS.ordered(held)}</p>
      <Button look="outlined" disabled={state === 'loading'} onClick={() => void load()}>
        {state === 'loading' ? SELECTION_TEXTS.loadingMore : SEARCH_TEXTS.loadAll}
      </Button>
      {missing > 0 ? <p>{SELECTION_TEXTS.loadsMore(missing)}</p> : null}
      {state === 'failed' ? <p role="alert">{SELECTION_TEXTS.loadFailed}</p> : null}
    </div>
  );
}
