import { createStore } from '#app/lib/createStore.ts';

/** Somebody has gone to the search field: what a search needs is read before the first letter. */
export const searchNear = createStore(false);
