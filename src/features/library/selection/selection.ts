import { createStore } from '#app/lib/createStore.ts';

interface State {
  readonly keys: ReadonlySet<string>;
  /** Where the last one was picked: a range reaches from here. */
  readonly anchor: string | null;
  /** All that was shown was picked at once, and none of it was let go since. */
  readonly isWhole: boolean;
}

/**
 * Which pictures are picked, outside of React: a cell listens to its own membership only, so that picking
 * one of ten thousand draws one cell. Not empty: the grid is in selection.
 */
export interface Selection {
  readonly subscribe: (listener: () => void) => () => void;
  readonly keys: () => ReadonlySet<string>;
  /** Everything was asked for: also of pictures that have been shown since, the rest is offered. */
  readonly isWhole: () => boolean;
  readonly has: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  /** From the anchor to here in the shown order, also over rows that were never mounted. */
  readonly extendTo: (key: string, shown: readonly string[]) => void;
  readonly selectAll: (shown: readonly string[]) => void;
  /** What is shown no more is not picked any more. */
  readonly keepOnly: (shown: readonly string[]) => void;
  readonly clear: () => void;
}

const NOTHING: State = { keys: new Set(), anchor: null, isWhole: false };

export function createSelection(): Selection {
  const store = createStore<State>(NOTHING);

  const set = (keys: ReadonlySet<string>, anchor: string | null, isWhole = false): void =>
    store.set(keys.size === 0 ? NOTHING : { keys, anchor, isWhole });

  return {
    subscribe: store.subscribe,
    keys: () => store.get().keys,
    isWhole: () => store.get().isWhole,
    has: (key) => store.get().keys.has(key),

    toggle(key) {
      const keys = new Set(store.get().keys);
      if (!keys.delete(key)) keys.add(key);
      set(keys, key);
    },

    extendTo(key, shown) {
      const { keys, anchor } = store.get();
      const [from, to] = [anchor === null ? -1 : shown.indexOf(anchor), shown.indexOf(key)];
      if (to < 0) return;
      const range = shown.slice(Math.min(from < 0 ? to : from, to), Math.max(from, to) + 1);
      // The anchor stays: the next range begins there too.
      set(new Set([...keys, ...range]), from < 0 ? key : anchor);
    },

    selectAll: (shown) => set(new Set(shown), shown[0] ?? null, true),

    keepOnly(shown) {
      const { keys, anchor, isWhole } = store.get();
      if (keys.size === 0) return;
      const there = new Set(shown);
      const left = [...keys].filter((key) => there.has(key));
      if (left.length === keys.size) return;
      set(new Set(left), anchor !== null && there.has(anchor) ? anchor : null, isWhole);
    },

    clear() {
      if (store.get().keys.size > 0) store.set(NOTHING);
    },
  };
}
