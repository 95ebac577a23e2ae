import { createSignal } from './createSignal.ts';

/** Said by whichever call learns that the server is newer than this page, to whoever offers the newer page. */
export const { say: sayOutdated, on: onOutdated } = createSignal();
