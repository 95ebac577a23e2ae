import { isIdentical, setKeyOf } from '../values/equality.ts';
import { type Outcome, type Value, type ValueOf, setValue } from '../values/value.ts';

/** Whether a list holds the value; ints and floats differ here. */
export function listIncludes(items: readonly Value[], value: Value): boolean {
  return items.some((item) => isIdentical(item, value));
}

/** A set of the values; of equal ones the first stays. */
export function setOf(values: Iterable<Value>): Outcome {
  const items = new Map<string, Value>();
  for (const value of values) {
    const key = setKeyOf(value);
    if (!items.has(key)) items.set(key, value);
  }
  return setValue(items);
}

/** The elements of a list or a set by set key, so that sets compare with lists. */
export function keyed(collection: ValueOf<'list' | 'set'>): ReadonlyMap<string, Value> {
  return collection.type === 'set'
    ? collection.items
    : new Map(collection.items.map((item) => [setKeyOf(item), item]));
}

/** A set of the entries whose key passes. */
export function setWhere(
  items: ReadonlyMap<string, Value>,
  passes: (key: string) => boolean,
): Outcome {
  return setValue(new Map([...items].filter(([key]) => passes(key))));
}
