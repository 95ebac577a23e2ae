import { boolValue, setValue, type ValueOf } from '../values/value.ts';
import { keyed, setWhere } from './collections.ts';
import { type Library, type Overload, binary, unary } from './overload.ts';

type Collection = ValueOf<'list' | 'set'>;

/** Methods of a set. 1 and 1.0 are the same element. */
export const setMethods: Library = {
  difference: [
    binary(['set', 'set'], (left, right) => setWhere(left.items, (key) => !right.items.has(key))),
  ],
  intersection: [
    binary(['set', 'set'], (left, right) => setWhere(left.items, (key) => right.items.has(key))),
  ],
  union: [
    binary(['set', 'set'], (left, right) => setValue(new Map([...right.items, ...left.items]))),
  ],
  hasAll: comparing((set, other) => [...other.keys()].every((key) => set.has(key))),
  hasAny: comparing((set, other) => [...other.keys()].some((key) => set.has(key))),
  hasOnly: comparing((set, other) => [...set.keys()].every((key) => other.has(key))),
  size: [unary('set', ({ items }) => ({ type: 'int', value: BigInt(items.size) }))],
};

type Keys = ReadonlyMap<string, unknown>;

/** The comparing methods take a set or a list. */
function comparing(test: (set: Keys, other: Keys) => boolean): readonly Overload[] {
  const run = (set: ValueOf<'set'>, other: Collection) => boolValue(test(set.items, keyed(other)));
  return [binary(['set', 'set'], run), binary(['set', 'list'], run)];
}
