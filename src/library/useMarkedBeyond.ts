import type { MarkedView, PageEnd } from '@lumashot/domain/library/feed';
import { LIBRARY_TYPE_NAMES, type LibraryType } from '@lumashot/domain/library/item';
import { useSyncExternalStore } from 'react';
import { createStore, type Store } from '../lib/createStore.ts';
import { useLibrary } from './LibrarySyncContext.ts';
import { PAGE_SIZE, type LibrarySync } from './syncStatus.ts';

/** How far a mark was asked for in this session. */
interface Reach {
  readonly state: 'idle' | 'loading' | 'failed';
  /** Where the next page of each type starts; `done`: there is none. */
  readonly next: ReadonlyMap<LibraryType, PageEnd | 'done'>;
}

const NOTHING: Reach = { state: 'idle', next: new Map() };

/** One a library: it goes with the sync at sign-out. */
const reaches = new WeakMap<LibrarySync, Map<MarkedView, Store<Reach>>>();

/**
 * Marked items that lie further back than the index: asked for where the profile counts more of them
 * than are here (`expected`), newest first. Kept as rows; the library itself still hides them.
 */
export function useMarkedBeyond(
  marked: MarkedView | null,
  { held, expected }: { held: number; expected: number | null },
) {
  const { uid, sync, server } = useLibrary();
  const store = storeOf(sync, marked ?? 'trash');
  const { state, next } = useSyncExternalStore(store.subscribe, store.get);
  const isDone = LIBRARY_TYPE_NAMES.every((type) => next.get(type) === 'done');

  async function load(view: MarkedView): Promise<void> {
    if (store.get().state === 'loading') return;
    store.set({ ...store.get(), state: 'loading' });
    try {
      const open = LIBRARY_TYPE_NAMES.filter((type) => store.get().next.get(type) !== 'done');
      const reached = await Promise.all(
        open.map(async (type) => {
          const from = store.get().next.get(type);
          const before = from === undefined || from === 'done' ? null : from;
          const page = await sync.keepFound(() =>
            server.page(type, { uid, before, size: PAGE_SIZE, marked: view }),
          );
          const end = page.complete || page.oldest === null;
          return [type, end ? 'done' : page.oldest] as const;
        }),
      );
      const all = new Map<LibraryType, PageEnd | 'done'>(store.get().next);
      for (const [type, to] of reached) all.set(type, to ?? 'done');
      store.set({ state: 'idle', next: all });
    } catch {
      store.set({ ...store.get(), state: 'failed' });
    }
  }

  return {
    hasMore: marked !== null && !isDone && expected !== null && held < expected,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    load: () => {
      if (marked !== null) void load(marked);
    },
  };
}

function storeOf(sync: LibrarySync, marked: MarkedView): Store<Reach> {
  const known = reaches.get(sync) ?? new Map<MarkedView, Store<Reach>>();
  const store = known.get(marked) ?? createStore(NOTHING);
  reaches.set(sync, known.set(marked, store));
  return store;
}
