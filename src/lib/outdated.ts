import { createStore } from './createStore.ts';

/** Said by whichever call learns that the server is newer than this page, to whoever offers the newer page. */
const times = createStore(0);

export const sayOutdated = (): void => times.set(times.get() + 1);
export const onOutdated = times.subscribe;
