import { createStore } from './createStore.ts';

/** Something that happens, and nothing else is known of: said by one part of the page to whoever listens. */
export function createSignal() {
  const times = createStore(0);
  return { say: () => times.set(times.get() + 1), on: times.subscribe };
}
