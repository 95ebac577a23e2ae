import { setKeyOf } from './equality.ts';
import {
  type Outcome,
  type Value,
  NULL,
  boolValue,
  bytesValue,
  floatValue,
  intValue,
  listValue,
  mapValue,
  ruleError,
  setValue,
  stringValue,
} from './value.ts';

/** How deep a value from outside may nest. */
export const MAX_VALUE_DEPTH = 100;

/**
 * Rules value of a plain JavaScript value. Integral numbers become int, as the Storage emulator
 * sends them; dates become timestamps. Throws TypeError for what the language cannot hold.
 */
export function valueFromPlain(plain: unknown, depth = 0): Value {
  if (depth > MAX_VALUE_DEPTH) throw new TypeError('The value is nested too deeply.');
  const outcome = convert(plain, depth + 1);
  if (outcome.type === 'error') throw new TypeError(outcome.message);
  return outcome;
}

function convert(plain: unknown, depth: number): Outcome {
  if (plain === null || plain === undefined) return NULL;
  if (typeof plain === 'boolean') return boolValue(plain);
  if (typeof plain === 'bigint') return intValue(plain);
  if (typeof plain === 'number') {
    return Number.isInteger(plain) ? intValue(BigInt(plain)) : floatValue(plain);
  }
  if (typeof plain === 'string') return stringValue(plain);
  if (plain instanceof Uint8Array) return bytesValue(plain);
  if (plain instanceof Date) {
    return { type: 'timestamp', nanos: BigInt(plain.getTime()) * 1_000_000n };
  }
  if (Array.isArray(plain)) return listValue(plain.map((item) => valueFromPlain(item, depth)));
  if (plain instanceof Set) {
    const items = [...plain].map((item) => valueFromPlain(item, depth));
    return setValue(new Map(items.map((item) => [setKeyOf(item), item])));
  }
  if (typeof plain === 'object') {
    const entries = Object.entries(plain);
    return mapValue(entries.map(([key, item]) => [key, valueFromPlain(item, depth)]));
  }
  return ruleError(`A ${typeof plain} is no value of the rules language.`);
}
