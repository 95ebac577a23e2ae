import {
  type MapValue,
  type Outcome,
  type Value,
  type ValueOf,
  listValue,
  ruleError,
} from '../values/value.ts';
import { type Library, binary, ternary, unary } from './overload.ts';

/** Methods of a map. Keys come sorted, values in the order they were written. */
export const mapMethods: Library = {
  diff: [binary(['map', 'map'], (after, before) => ({ type: 'map_diff', after, before }))],
  get: [
    ternary(
      ['map', 'string', 'any'],
      (map, key, fallback) => map.entries.get(key.value) ?? fallback,
    ),
    ternary(['map', 'list', 'any'], getByPath),
  ],
  keys: [
    unary('map', ({ entries }) =>
      listValue([...entries.keys()].toSorted().map((value): Value => ({ type: 'string', value }))),
    ),
  ],
  size: [unary('map', ({ entries }) => ({ type: 'int', value: BigInt(entries.size) }))],
  values: [unary('map', ({ entries }) => listValue([...entries.values()]))],
};

function getByPath(map: MapValue, path: ValueOf<'list'>, fallback: Value): Outcome {
  let found: Value = map;
  for (const key of path.items) {
    if (key.type !== 'string') {
      return ruleError(`Type error. Received: [${key.type}] Expected: [string].`);
    }
    const next: Value | undefined = found.type === 'map' ? found.entries.get(key.value) : undefined;
    if (next === undefined) return fallback;
    found = next;
  }
  return found;
}
