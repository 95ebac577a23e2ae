import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/createStore.ts';

interface Options<Value extends string> {
  /** In localStorage. */
  readonly key: string;
  /** The first holds until somebody chooses, and where something else stands there. */
  readonly values: readonly [Value, ...Value[]];
  /** Of the warning where it is not kept. */
  readonly name: string;
}

/** One of a few values that somebody chose, remembered on this device. */
export function createKeptChoice<Value extends string>({ key, values, name }: Options<Value>) {
  const store = createStore(read());

  function read(): Value {
    const kept = localStorage.getItem(key);
    return values.find((value) => value === kept) ?? values[0];
  }

  function set(value: Value): void {
    store.set(value);
    try {
      localStorage.setItem(key, value);
    } catch (error) {
      // A full disk: it holds until the page goes.
      console.warn(`${name} was not kept`, error);
    }
  }

  return { get: store.get, set, use: () => useSyncExternalStore(store.subscribe, store.get) };
}
