import { setKeyOf } from '../values/equality.ts';
import type { MapValue, Outcome, Value } from '../values/value.ts';
import { setOf } from './collections.ts';
import { type Library, type Overload, unary } from './overload.ts';

/** Methods of `after.diff(before)`: sets of keys. 1 and 1.0 count as unchanged. */
export const mapDiffMethods: Library = {
  addedKeys: keysWhere((key, after, before) => after.has(key) && !before.has(key)),
  removedKeys: keysWhere((key, after, before) => !after.has(key) && before.has(key)),
  changedKeys: keysWhere(
    (key, after, before) => after.has(key) && before.has(key) && !isUnchanged(key, after, before),
  ),
  unchangedKeys: keysWhere(isUnchanged),
  affectedKeys: keysWhere((key, after, before) => !isUnchanged(key, after, before)),
};

type Entries = MapValue['entries'];

function keysWhere(
  passes: (key: string, after: Entries, before: Entries) => boolean,
): readonly Overload[] {
  return [
    unary('map_diff', ({ after, before }): Outcome => {
      const keys = new Set([...after.entries.keys(), ...before.entries.keys()]);
      const passing = [...keys].filter((key) => passes(key, after.entries, before.entries));
      return setOf(passing.map((value): Value => ({ type: 'string', value })));
    }),
  ];
}

function isUnchanged(key: string, after: Entries, before: Entries): boolean {
  const left = after.get(key);
  const right = before.get(key);
  return left !== undefined && right !== undefined && setKeyOf(left) === setKeyOf(right);
}
