import { floatFromText } from '../values/floatText.ts';
import { PRINTABLE_TYPES, textOf } from '../values/text.ts';
import {
  type Outcome,
  type RuleError,
  INT64_MAX,
  INT64_MIN,
  floatValue,
  ruleError,
  stringValue,
} from '../values/value.ts';
import { int64From } from './math.ts';
import { type Library, type Overload, toNumber, unary } from './overload.ts';
import { pathFromText } from './path.ts';

/** Functions that belong to no package. `bool()` and `bytes()` do not exist. */
export const globalFunctions: Library = {
  float: [
    unary('float', (value) => floatValue(toNumber(value))),
    unary('string', ({ value }) => {
      const number = floatFromText(value);
      return number === undefined ? conversionError(value, 'float') : floatValue(number);
    }),
  ],
  int: [
    unary('int', (value) => value),
    unary('float', (value) => ({ type: 'int', value: int64From(toNumber(value)) })),
    unary('string', ({ value }) => intFromText(value)),
  ],
  path: [unary('string', ({ value }) => pathFromText(value))],
  string: PRINTABLE_TYPES.map((type): Overload =>
    unary(type, (value) => {
      const text = textOf(value);
      return typeof text === 'string' ? stringValue(text) : text;
    }),
  ),
};

function intFromText(text: string): Outcome {
  // 30 characters leave room for every int64 with leading zeros, and bound the conversion.
  if (!/^[+-]?[0-9]{1,30}$/.test(text)) return conversionError(text, 'int');
  const value = BigInt(text.replace(/^\+/, ''));
  return value < INT64_MIN || value > INT64_MAX
    ? conversionError(text, 'int')
    : { type: 'int', value };
}

function conversionError(text: string, to: string): RuleError {
  return ruleError(
    'Type conversion error. ' +
      `Argument: [${text.slice(0, 100)}], From type: [string], To type: [${to}].`,
  );
}
