import { setKeyOf } from '../values/equality.ts';
import { MAX_VALUE_DEPTH } from '../values/plain.ts';
import { timestampFromText } from '../values/time.ts';
import {
  type Outcome,
  type Value,
  NULL,
  boolValue,
  floatValue,
  intValue,
  isRuleError,
  listValue,
  mapValue,
  setValue,
  stringValue,
} from '../values/value.ts';
import { ProtocolError, expectText, isObject, memberOf } from './json.ts';

/** Value of the emulator's encoding, `{"int_value": 1}`. Throws ProtocolError. */
export function decodeValue(encoded: unknown, depth = 0): Value {
  if (depth > MAX_VALUE_DEPTH) throw new ProtocolError('A value is nested too deeply.');
  const [kind = '', content] = Object.entries(isObject(encoded) ? encoded : {})[0] ?? [];
  const decoder = DECODERS.get(kind);
  if (decoder === undefined)
    throw new ProtocolError(`Unknown kind of value: ${kind.slice(0, 40)}.`);
  const outcome = decoder(content, depth + 1);
  if (isRuleError(outcome)) throw new ProtocolError(outcome.message);
  return outcome;
}

type Decoder = (content: unknown, depth: number) => Outcome;

const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ['null_value', () => NULL],
  ['bool_value', (content) => boolValue(content === true)],
  ['string_value', (content) => stringValue(expectText(content, 'string_value'))],
  ['int_value', decodeInt],
  ['float_value', (content) => floatValue(Number(content))],
  ['timestamp_value', (content) => timestampFromText(expectText(content, 'timestamp_value'))],
  ['list_value', (content, depth) => listValue(decodeAll(content, depth))],
  [
    'set_value',
    (content, depth) =>
      setValue(new Map(decodeAll(content, depth).map((item) => [setKeyOf(item), item]))),
  ],
  ['map_value', decodeMap],
  ['path_value', decodePath],
]);

/** A JSON number, or its text; beyond int64 (where JSON lost the digits anyway) a float. */
function decodeInt(content: unknown): Outcome {
  const isText = typeof content === 'string' && /^-?[0-9]{1,19}$/.test(content);
  if (!isText && typeof content !== 'number') throw new ProtocolError('int_value is no number.');
  if (typeof content === 'number' && !Number.isInteger(content)) return floatValue(content);
  const value = intValue(BigInt(content));
  return isRuleError(value) ? floatValue(Number(content)) : value;
}

function decodeMap(content: unknown, depth: number): Outcome {
  const fields = memberOf(content, 'fields') ?? {};
  if (!isObject(fields)) throw new ProtocolError('map_value has no fields.');
  return mapValue(
    Object.entries(fields).map(([name, encoded]) => [name, decodeValue(encoded, depth)]),
  );
}

function decodeAll(content: unknown, depth: number): Value[] {
  const values = memberOf(content, 'values') ?? [];
  if (!Array.isArray(values)) throw new ProtocolError('list_value has no values.');
  return values.map((encoded) => decodeValue(encoded, depth));
}

function decodePath(content: unknown): Outcome {
  const segments = memberOf(content, 'segments') ?? [];
  if (!Array.isArray(segments)) throw new ProtocolError('path_value has no segments.');
  return {
    type: 'path',
    segments: segments.map((segment) => expectText(memberOf(segment, 'simple'), 'A path segment')),
  };
}
