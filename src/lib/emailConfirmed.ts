import { createStore } from './createStore.ts';

/** Said in this tab, by the page behind the mail's link, to whoever waits for the confirmation. */
const times = createStore(0);

export const sayEmailConfirmed = (): void => times.set(times.get() + 1);
export const onEmailConfirmed = times.subscribe;
