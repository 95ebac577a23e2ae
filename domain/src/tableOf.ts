/** One value a key: `Object.fromEntries` that keeps the names of the keys. */
export function tableOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  const table = Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
  if (!isWhole(table, keys)) throw new Error('a key was lost');
  return table;
}

const isWhole = <Key extends string, Value>(
  table: Readonly<Record<string, Value>>,
  keys: readonly Key[],
): table is Readonly<Record<Key, Value>> => keys.every((key) => Object.hasOwn(table, key));
