import { draftsDropped } from '#app/device/drafts.ts';
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

/**
 * The photos of a form, outside of React for as long as the app is open: a look at another page takes
 * neither them nor what was painted on their cuts, which is kept for as long as they are.
 */
export function createKeptPhotos() {
  let kept: Kept | null = null;
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

  return {
    /** For a form that has just come. */
    open(opening: Opening): Store<Photos> {
      if (kept !== null && isWanted(kept, opening)) return kept.store;
      const { uid, handed, initial } = opening;
      kept = { uid, handed, store: createStore(initial), sent: null };
      return kept.store;
    },
    /** They stay in the form that is there; the next one begins without them. */
    markSent(photos: Photos): void {
      if (kept?.store.get() === photos) kept.sent = photos;
    },
  };
}

export const productPhotos = createKeptPhotos();
