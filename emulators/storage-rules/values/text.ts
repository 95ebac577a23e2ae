import { textFromFloat } from './floatText.ts';
import { type PathSegment, type RuleError, type Value, ruleError } from './value.ts';

/** Types with a text form. */
export const PRINTABLE_TYPES = ['int', 'float', 'null', 'string', 'bool', 'path'] as const;

/** What `string()`, `join()` and `$(..)` make of a value. */
export function textOf(value: Value): string | RuleError {
  switch (value.type) {
    case 'string':
      return value.value;
    case 'int':
    case 'bool':
      return String(value.value);
    case 'float':
      return textFromFloat(value.value);
    case 'null':
      return 'null';
    case 'path':
      return pathText(value.segments);
    default:
      return ruleError(
        `Unsupported operation error. Received: string(${value.type}). ` +
          `Expected: ${PRINTABLE_TYPES.map((type) => `string(${type})`).join(', ')}.`,
      );
  }
}

/** Text of a path; a variable that is not bound leaves its segment empty. */
function pathText(segments: readonly PathSegment[]): string {
  return `/${segments.map((segment) => (typeof segment === 'string' ? segment : '')).join('/')}`;
}
