import type { DocumentFields } from '../library/firestore.ts';
import { MAX_VALUE_DEPTH } from '../values/plain.ts';
import { timestampFromText } from '../values/time.ts';
import {
  type Outcome,
  type Value,
  NULL,
  boolValue,
  bytesValue,
  floatValue,
  intValue,
  isRuleError,
  listValue,
  mapValue,
  stringValue,
} from '../values/value.ts';
import { ProtocolError, expectText, isObject, memberOf } from './json.ts';

/** Fields of a document in Firestore's REST encoding. Throws ProtocolError. */
export function decodeDocument(document: unknown): DocumentFields {
  return decodeFields(memberOf(document, 'fields') ?? {}, 0);
}

function decodeFields(fields: unknown, depth: number): Map<string, Value> {
  if (!isObject(fields)) throw new ProtocolError('A document has no fields.');
  return new Map(
    Object.entries(fields).map(([name, encoded]) => [name, decodeField(encoded, depth)]),
  );
}

/** One value of Firestore's REST encoding, `{"integerValue": "1"}`. Throws ProtocolError. */
export function decodeField(encoded: unknown, depth = 0): Value {
  if (depth > MAX_VALUE_DEPTH) throw new ProtocolError('A document is nested too deeply.');
  const [kind = '', content] = Object.entries(isObject(encoded) ? encoded : {})[0] ?? [];
  const decoder = DECODERS.get(kind);
  if (decoder === undefined)
    throw new ProtocolError(`Unknown kind of field: ${kind.slice(0, 40)}.`);
  const outcome = decoder(content, depth + 1);
  if (isRuleError(outcome)) throw new ProtocolError(outcome.message);
  return outcome;
}

type Decoder = (content: unknown, depth: number) => Outcome;

const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ['nullValue', () => NULL],
  ['booleanValue', (content) => boolValue(content === true)],
  ['integerValue', decodeInteger],
  ['doubleValue', (content) => floatValue(Number(content))],
  ['stringValue', (content) => stringValue(expectText(content, 'stringValue'))],
  ['timestampValue', (content) => timestampFromText(expectText(content, 'timestampValue'))],
  [
    'bytesValue',
    (content) =>
      bytesValue(new Uint8Array(Buffer.from(expectText(content, 'bytesValue'), 'base64'))),
  ],
  ['geoPointValue', decodeGeoPoint],
  ['referenceValue', decodeReference],
  ['arrayValue', (content, depth) => listValue(decodeArray(content, depth))],
  ['mapValue', decodeMap],
]);

function decodeInteger(content: unknown): Outcome {
  const text = String(content);
  if (!/^-?[0-9]{1,19}$/.test(text)) throw new ProtocolError('integerValue is no integer.');
  return intValue(BigInt(text));
}

function decodeGeoPoint(content: unknown): Outcome {
  const latitude = Number(memberOf(content, 'latitude') ?? 0);
  const longitude = Number(memberOf(content, 'longitude') ?? 0);
  return { type: 'latlng', latitude, longitude };
}

/** Rules see a reference without its project: `/databases/(default)/documents/..`. */
function decodeReference(content: unknown): Outcome {
  const segments = expectText(content, 'referenceValue').split('/').filter(Boolean);
  return { type: 'path', segments: segments[0] === 'projects' ? segments.slice(2) : segments };
}

function decodeArray(content: unknown, depth: number): Value[] {
  const values = memberOf(content, 'values') ?? [];
  if (!Array.isArray(values)) throw new ProtocolError('arrayValue has no values.');
  return values.map((encoded) => decodeField(encoded, depth));
}

function decodeMap(content: unknown, depth: number): Outcome {
  const fields = decodeFields(memberOf(content, 'fields') ?? {}, depth);
  return vectorOf(fields) ?? mapValue(fields);
}

/** Firestore stores a vector as a map with a mark. */
function vectorOf(fields: ReadonlyMap<string, Value>): Value | undefined {
  const mark = fields.get('__type__');
  const value = fields.get('value');
  if (mark?.type !== 'string' || mark.value !== '__vector__' || value?.type !== 'list') {
    return undefined;
  }
  const components = value.items.map((item) => (item.type === 'float' ? item.value : Number.NaN));
  return { type: 'vector', components };
}
