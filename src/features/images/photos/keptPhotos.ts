import { draftsDropped } from '#app/device/drafts.ts';
import { forgetPicked, keepPicked, readPicked } from '#app/device/pickedPhotos.ts';
import { createStore, type Store } from '#app/lib/createStore.ts';
import type { Photo } from './photoList.ts';

type Photos = readonly Photo[];

interface Kept {
  readonly uid: string;
  readonly handed: string | null;
  readonly store: Store<Photos>;
  /** These have become a picture, or will. */
  sent: Photos | null;
}

interface Opening {
  readonly uid: string;
  /** Of another screen's product; null: nothing was handed over. */
  readonly handed: string | null;
  /** Where nothing is kept. */
  readonly initial: Photos;
}

/** What keeps them when the page goes. */
interface Shelf {
  readonly keep: (uid: string, photos: Photos) => Promise<void>;
  readonly read: (uid: string) => Promise<Photos>;
  readonly forget: (photos: Photos) => Promise<void>;
}

const NO_SHELF: Shelf = { keep: async () => {}, read: async () => [], forget: async () => {} };

/**
 * The photos of a form, outside of React for as long as the app is open: a look at another page takes
 * neither them nor what was painted on their cuts, which is kept for as long as they are. A reload leaves the photos,
 * which the shelf has.
 */
export function createKeptPhotos(shelf: Shelf = NO_SHELF) {
  let kept: Kept | null = null;
  let isRestored = false;
  // Signed out, or somebody else has come.
  draftsDropped.on(() => {
    kept = null;
  });

  const isWanted = (known: Kept, { uid, handed }: Opening): boolean =>
    known.uid === uid &&
    known.store.get().length > 0 &&
    known.store.get() !== known.sent &&
    // Another product was handed over: its own photo is wanted.
    (handed === null || handed === known.handed);

  /** Into the first form of this page, unless somebody has begun already with others. */
  async function restore(uid: string): Promise<void> {
    isRestored = true;
    const found = await shelf.read(uid);
    if (kept === null || kept.uid !== uid || kept.handed !== null || kept.sent !== null) return;
    if (found.length > 0 && kept.store.get().length === 0) kept.store.set(found);
  }

  return {
    /** For a form that has just come. */
    open(opening: Opening): Store<Photos> {
      if (kept !== null && isWanted(kept, opening)) return kept.store;
      const { uid, handed, initial } = opening;
      const store = createStore(initial);
      kept = { uid, handed, store, sent: null };
      store.subscribe(() => void shelf.keep(uid, store.get()));
      if (!isRestored && handed === null && initial.length === 0) void restore(uid);
      return store;
    },
    /** They stay in the form that is there; the next one begins without them. */
    markSent(photos: Photos): void {
      if (kept?.store.get() === photos) kept.sent = photos;
      void shelf.forget(photos);
    },
  };
}

export const productPhotos = createKeptPhotos({
  keep: keepPicked,
  read: readPicked,
  forget: forgetPicked,
});
