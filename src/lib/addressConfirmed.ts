import { createStore } from './createStore.ts';

/** Whether the address of who is signed in is confirmed, as this tab has heard last; null: it has not. */
const confirmed = createStore<boolean | null>(null);

export const sayAddressConfirmed = (isConfirmed: boolean | null): void =>
  confirmed.set(isConfirmed);
export const addressConfirmed = confirmed.get;
export const onAddressConfirmed = confirmed.subscribe;
