/** Every value of the rules language. Integers are int64 (bigint), floats are doubles. */
export type Value =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  | { readonly type: 'list'; readonly items: readonly Value[]; readonly weight: number }
  | {
      readonly type: 'set';
      /** Keyed by `setKeyOf`, which makes 1 and 1.0 one element. */
      readonly items: ReadonlyMap<string, Value>;
      readonly weight: number;
    }
  | {
      readonly type: 'map';
      /** In the order they were written. */
      readonly entries: ReadonlyMap<string, Value>;
      readonly weight: number;
    }
  | { readonly type: 'map_diff'; readonly after: MapValue; readonly before: MapValue }
  | { readonly type: 'path'; readonly segments: readonly PathSegment[] }
  /** Nanoseconds since 1970-01-01T00:00:00Z. */
  | { readonly type: 'timestamp'; readonly nanos: bigint }
  /** Nanoseconds, negative for a span backwards. */
  | { readonly type: 'duration'; readonly nanos: bigint }
  | { readonly type: 'latlng'; readonly latitude: number; readonly longitude: number }
  | { readonly type: 'vector'; readonly components: readonly number[] };

/** The text of a segment, or the name of a variable that `bind` has not filled yet. */
export type PathSegment = string | { readonly variable: string };

export type ValueOf<T extends Value['type']> = Extract<Value, { type: T }>;
export type MapValue = ValueOf<'map'>;

/** An evaluation error is a value: `||` and `&&` absorb it, everything else passes it on. */
export interface RuleError {
  readonly type: 'error';
  readonly message: string;
  /** Where in the source it arose; the evaluator fills it in. */
  readonly span?: { readonly start: number; readonly end: number };
}

export type Outcome = Value | RuleError;

export const INT64_MAX = 2n ** 63n - 1n;
export const INT64_MIN = -(2n ** 63n);

/**
 * Characters, bytes and elements a value may hold, nested ones and repeats included. Google
 * documents no such limit; it keeps a hostile rules file from exhausting memory or time.
 */
export const MAX_WEIGHT = 1_000_000;

export const NULL: Value = { type: 'null' };
const TRUE: Value = { type: 'bool', value: true };
const FALSE: Value = { type: 'bool', value: false };

export function boolValue(value: boolean): Value {
  return value ? TRUE : FALSE;
}

export function ruleError(message: string): RuleError {
  return { type: 'error', message };
}

export function isRuleError(result: unknown): result is RuleError {
  return (
    typeof result === 'object' && result !== null && 'type' in result && result.type === 'error'
  );
}

export const NULL_ERROR = ruleError('Null value error.');

/** Fails beyond int64: nothing wraps around silently. */
export function intValue(value: bigint): Outcome {
  return value < INT64_MIN || value > INT64_MAX
    ? ruleError(`Integer value is out of the [${INT64_MIN}, ${INT64_MAX}] range.`)
    : { type: 'int', value };
}

export function floatValue(value: number): Value {
  return { type: 'float', value };
}

export function stringValue(value: string): Outcome {
  return value.length > MAX_WEIGHT ? TOO_LARGE : { type: 'string', value };
}

export function bytesValue(value: Uint8Array): Outcome {
  return value.length > MAX_WEIGHT ? TOO_LARGE : { type: 'bytes', value };
}

export function listValue(items: readonly Value[]): Outcome {
  const weight = totalWeight(items);
  return weight > MAX_WEIGHT ? TOO_LARGE : { type: 'list', items, weight };
}

export function mapValue(entries: Iterable<readonly [string, Value]>): Outcome {
  const named = new Map(entries);
  let weight = totalWeight(named.values());
  for (const key of named.keys()) weight += key.length;
  return weight > MAX_WEIGHT ? TOO_LARGE : { type: 'map', entries: named, weight };
}

/** `items` are keyed by `setKeyOf`. */
export function setValue(items: ReadonlyMap<string, Value>): Outcome {
  const weight = totalWeight(items.values());
  return weight > MAX_WEIGHT ? TOO_LARGE : { type: 'set', items, weight };
}

export const TOO_LARGE = ruleError('The value is too large to evaluate safely.');

function totalWeight(values: Iterable<Value>): number {
  let weight = 1;
  for (const value of values) weight += weightOf(value);
  return weight;
}

function weightOf(value: Value): number {
  switch (value.type) {
    case 'string':
    case 'bytes':
      return 1 + value.value.length;
    case 'list':
    case 'set':
    case 'map':
      return value.weight;
    case 'map_diff':
      return value.after.weight + value.before.weight;
    case 'path':
      return value.segments.reduce(
        (sum, segment) => sum + 1 + (typeof segment === 'string' ? segment.length : 1),
        1,
      );
    case 'vector':
      return 1 + value.components.length;
    default:
      return 1;
  }
}
