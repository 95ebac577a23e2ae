import type { MarkedView, PageEnd } from '@lumashot/domain/library/feed';
import { LIBRARY_TYPE_NAMES, type LibraryType } from '@lumashot/domain/library/item';
import { createStore, type Store } from '../../lib/createStore.ts';
import type { LibraryOf } from './LibrarySyncContext.ts';
import { PAGE_SIZE, type LibrarySync, type Loaded } from '../sync/syncStatus.ts';

interface Reach {
  readonly state: 'idle' | 'loading' | 'failed';
  /** Where the next page of each type starts; `done`: there is none. */
  readonly next: ReadonlyMap<LibraryType, PageEnd | 'done'>;
}

/** How far a mark was asked for in this session. */
export interface MarkedReach {
  readonly store: Store<Reach>;
  readonly isDone: () => boolean;
  /** One more page of each type that has one. While one is under way, that one is waited for. */
  readonly load: () => Promise<Loaded>;
}

/** One a library: it goes with the sync at sign-out. */
const reaches = new WeakMap<LibrarySync, Map<MarkedView, MarkedReach>>();

export function markedReachOf(library: LibraryOf, view: MarkedView): MarkedReach {
  const known = reaches.get(library.sync) ?? new Map<MarkedView, MarkedReach>();
  const reach = known.get(view) ?? createMarkedReach(library, view);
  reaches.set(library.sync, known.set(view, reach));
  return reach;
}

function createMarkedReach({ uid, sync, server }: LibraryOf, view: MarkedView): MarkedReach {
  const store = createStore<Reach>({ state: 'idle', next: new Map() });
  let underWay: Promise<Loaded> | null = null;
  const openTypes = () =>
    LIBRARY_TYPE_NAMES.filter((type) => store.get().next.get(type) !== 'done');

  async function pageOf(type: LibraryType): Promise<readonly [LibraryType, PageEnd | 'done']> {
    const from = store.get().next.get(type);
    const before = from === undefined || from === 'done' ? null : from;
    const page = await sync.keepFound(() =>
      server.page(type, { uid, before, size: PAGE_SIZE, marked: view }),
    );
    return [type, page.complete ? 'done' : (page.oldest ?? 'done')];
  }

  async function loadPages(): Promise<Loaded> {
    const open = openTypes();
    if (open.length === 0) return 'unasked';
    store.set({ ...store.get(), state: 'loading' });
    try {
      const reached = await Promise.all(open.map(pageOf));
      store.set({ state: 'idle', next: new Map([...store.get().next, ...reached]) });
      return 'loaded';
    } catch {
      store.set({ ...store.get(), state: 'failed' });
      return 'failed';
    }
  }

  return {
    store,
    isDone: () => openTypes().length === 0,
    load() {
      underWay ??= loadPages().finally(() => {
        underWay = null;
      });
      return underWay;
    },
  };
}
