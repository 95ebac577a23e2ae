import { textFromFloat } from '../values/floatText.ts';
import { textOf } from '../values/text.ts';
import { type Value, isRuleError } from '../values/value.ts';

const MAX_LENGTH = 1_000;
const MAX_ITEMS = 50;

/** One line for a person: what `debug()` prints. Long values are cut. */
export function describeValue(value: Value): string {
  const text = describe(value, 0);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text;
}

function describe(value: Value, depth: number): string {
  if (depth > 5) return '...';
  switch (value.type) {
    case 'string':
      return JSON.stringify(value.value.slice(0, MAX_LENGTH));
    case 'list':
      return `[${describeAll(value.items, depth)}]`;
    case 'set':
      return `set(${describeAll([...value.items.values()], depth)})`;
    case 'map':
      return `{${[...value.entries]
        .slice(0, MAX_ITEMS)
        .map(([key, item]) => `${JSON.stringify(key)}: ${describe(item, depth + 1)}`)
        .join(', ')}}`;
    case 'map_diff':
      return `diff(${describe(value.after, depth + 1)}, ${describe(value.before, depth + 1)})`;
    case 'bytes':
      return `b'${Buffer.from(value.value.slice(0, MAX_LENGTH)).toString('hex')}'`;
    case 'timestamp':
    case 'duration':
      return `${value.type}(${value.nanos}ns)`;
    case 'latlng':
      return `latlng(${textFromFloat(value.latitude)}, ${textFromFloat(value.longitude)})`;
    case 'vector':
      return `vector(${value.components.slice(0, MAX_ITEMS).map(textFromFloat).join(', ')})`;
    default: {
      const text = textOf(value);
      return isRuleError(text) ? value.type : text;
    }
  }
}

function describeAll(items: readonly Value[], depth: number): string {
  return items
    .slice(0, MAX_ITEMS)
    .map((item) => describe(item, depth + 1))
    .join(', ');
}
