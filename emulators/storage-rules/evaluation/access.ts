import { boundSegments } from '../library/path.ts';
import {
  type Outcome,
  type RuleError,
  type Value,
  NULL_ERROR,
  isRuleError,
  listValue,
  ruleError,
  stringValue,
} from '../values/value.ts';

/** `target.name`. */
export function memberOf(target: Value, name: string): Outcome {
  switch (target.type) {
    case 'map':
      return target.entries.get(name) ?? undefinedProperty(name);
    case 'path':
      return undefinedProperty(name);
    case 'null':
      return NULL_ERROR;
    default:
      return ruleError(`Type error. Received: [${target.type}] Expected: [map,path].`);
  }
}

/** `target[index]`. */
export function elementAt(target: Value, index: Value): Outcome {
  if (target.type === 'null') return NULL_ERROR;
  if (target.type === 'map') {
    return index.type === 'string' ? memberOf(target, index.value) : badIndex(target, index);
  }
  const sequence = sequenceOf(target);
  if (sequence === undefined) return ruleError('Function not found error: Name: [[]].');
  if (isRuleError(sequence)) return sequence;
  if (index.type !== 'int') return badIndex(target, index);
  return (
    boundsError(index.value, sequence.size) ??
    sequence.slice(Number(index.value), Number(index.value) + 1, 'element')
  );
}

/** `target[from:to]`; either end may be missing. */
export function rangeOf(target: Value, from: Value | undefined, to: Value | undefined): Outcome {
  if (target.type === 'null') return NULL_ERROR;
  const sequence = sequenceOf(target);
  if (sequence === undefined) return ruleError('Function not found error: Name: [@range].');
  if (isRuleError(sequence)) return sequence;
  const start = from ?? { type: 'int', value: 0n };
  const end = to ?? { type: 'int', value: BigInt(sequence.size) };
  if (start.type !== 'int' || end.type !== 'int') {
    const { type } = target;
    return ruleError(
      `Unsupported operation error. Received: ${type}[${start.type}:${end.type}]. ` +
        `Expected: ${type}[null:null], ${type}[null:int], ${type}[int:null], ${type}[int:int].`,
    );
  }
  if (start.value > end.value) {
    return ruleError(
      `Illegal range error. From index: [${start.value}] , To index: [${end.value}].`,
    );
  }
  // Measured: both the first and the last index must exist, so [0:0] is an error everywhere.
  return (
    boundsError(start.value, sequence.size) ??
    boundsError(end.value - 1n, sequence.size) ??
    sequence.slice(Number(start.value), Number(end.value), 'range')
  );
}

interface Sequence {
  readonly size: number;
  slice(from: number, to: number, kind: 'element' | 'range'): Outcome;
}

function sequenceOf(target: Value): Sequence | RuleError | undefined {
  if (target.type === 'string') {
    const { value } = target;
    return { size: value.length, slice: (from, to) => stringValue(value.slice(from, to)) };
  }
  if (target.type === 'list') {
    const { items } = target;
    return {
      size: items.length,
      slice: (from, to, kind) =>
        kind === 'element' ? (items[from] ?? NULL_ERROR) : listValue(items.slice(from, to)),
    };
  }
  if (target.type !== 'path') return undefined;
  const segments = boundSegments(target);
  if (isRuleError(segments)) return segments;
  return {
    size: segments.length,
    slice: (from, to, kind) =>
      kind === 'element'
        ? stringValue(segments[from] ?? '')
        : { type: 'path', segments: segments.slice(from, to) },
  };
}

function boundsError(index: bigint, size: number): RuleError | undefined {
  return index < 0n || index >= BigInt(size)
    ? ruleError(`Index out of bound error. Index: [${index}] , size: [${size}].`)
    : undefined;
}

function badIndex({ type }: Value, index: Value): RuleError {
  const expected = type === 'map' ? 'string' : 'int';
  return ruleError(
    `Unsupported operation error. Received: ${type}[${index.type}]. Expected: ${type}[${expected}].`,
  );
}

function undefinedProperty(name: string): RuleError {
  return ruleError(`Property ${name.slice(0, 100)} is undefined on object.`);
}
