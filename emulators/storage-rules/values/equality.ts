import type { PathSegment, Value } from './value.ts';

/** The `==` operator: numbers compare across int and float, but only at the top level. */
export function isEqual(left: Value, right: Value): boolean {
  if (left.type === 'int' && right.type === 'float') return Number(left.value) === right.value;
  if (left.type === 'float' && right.type === 'int') return left.value === Number(right.value);
  if (left.type === 'float' && right.type === 'float') return left.value === right.value;
  return isIdentical(left, right);
}

/** Equality inside lists and maps: int and float differ (`[1] == [1.0]` is false). */
export function isIdentical(left: Value, right: Value): boolean {
  switch (left.type) {
    case 'null':
      return right.type === 'null';
    case 'bool':
    case 'int':
    case 'string':
      return right.type === left.type && right.value === left.value;
    case 'float':
      return (
        right.type === 'float' &&
        right.value === left.value &&
        Object.is(left.value, -0) === Object.is(right.value, -0)
      );
    case 'bytes':
      return right.type === 'bytes' && Buffer.compare(left.value, right.value) === 0;
    case 'list':
      return (
        right.type === 'list' &&
        left.items.length === right.items.length &&
        left.items.every((item, index) => isSame(item, right.items[index]))
      );
    case 'set':
      return (
        right.type === 'set' &&
        left.items.size === right.items.size &&
        [...left.items.keys()].every((key) => right.items.has(key))
      );
    case 'map':
      return (
        right.type === 'map' &&
        left.entries.size === right.entries.size &&
        [...left.entries].every(([key, item]) => isSame(item, right.entries.get(key)))
      );
    case 'path':
      return right.type === 'path' && segmentsKey(left.segments) === segmentsKey(right.segments);
    case 'timestamp':
    case 'duration':
      return right.type === left.type && right.nanos === left.nanos;
    case 'latlng':
      return (
        right.type === 'latlng' &&
        left.latitude === right.latitude &&
        left.longitude === right.longitude
      );
    case 'vector':
      return (
        right.type === 'vector' &&
        left.components.length === right.components.length &&
        left.components.every((component, index) => component === right.components[index])
      );
    // Measured: a map diff equals nothing, not even itself.
    case 'map_diff':
      return false;
  }
}

/**
 * One key for all values a set takes for the same element, at every depth: 1 and 1.0 are one,
 * while 9007199254740993 and 9007199254740992.0 are two.
 */
export function setKeyOf(value: Value): string {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
      return String(value.value);
    case 'int':
      return `n${value.value}`;
    case 'float':
      return Number.isInteger(value.value) ? `n${BigInt(value.value)}` : `f${value.value}`;
    case 'string':
      return JSON.stringify(value.value);
    case 'bytes':
      return `b${Buffer.from(value.value).toString('hex')}`;
    case 'list':
      return `[${value.items.map(setKeyOf).join()}]`;
    case 'set':
      return `<${[...value.items.keys()].toSorted().join()}>`;
    case 'map':
      return `{${[...value.entries]
        .map(([key, item]) => JSON.stringify(key) + setKeyOf(item))
        .toSorted()
        .join()}}`;
    case 'map_diff':
      return `d${setKeyOf(value.after)}${setKeyOf(value.before)}`;
    case 'path':
      return `/${segmentsKey(value.segments)}`;
    case 'timestamp':
    case 'duration':
      return `${value.type}${value.nanos}`;
    case 'latlng':
      return `g${value.latitude},${value.longitude}`;
    case 'vector':
      return `v${value.components.join()}`;
  }
}

function isSame(left: Value, right: Value | undefined): boolean {
  return right !== undefined && isIdentical(left, right);
}

function segmentsKey(segments: readonly PathSegment[]): string {
  return JSON.stringify(segments);
}
