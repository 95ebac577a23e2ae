import { createStore } from '#app/lib/createStore.ts';

/** What somebody is about to delete for ever, until they have confirmed it or not. */
export interface PurgeWish {
  readonly keys: readonly string[] | 'all';
  readonly count: number;
}

/** Asked in one place of the screen, whichever button it comes from. */
export const purgeWish = createStore<PurgeWish | null>(null);
