import { createSignal } from './createSignal.ts';

/** Said in this tab, by the page behind the mail's link, to whoever waits for the confirmation. */
export const { say: sayEmailConfirmed, on: onEmailConfirmed } = createSignal();
