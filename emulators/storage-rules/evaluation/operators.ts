import type { BinaryOperator } from '../language/ast.ts';
import { listIncludes } from '../library/collections.ts';
import { isEqual, setKeyOf } from '../values/equality.ts';
import { durationValue, timestampValue } from '../values/time.ts';
import {
  type Outcome,
  type RuleError,
  type Value,
  INT64_MIN,
  NULL_ERROR,
  boolValue,
  floatValue,
  intValue,
  ruleError,
  stringValue,
} from '../values/value.ts';

/** Applies an operator to two values; `&&` and `||` are not among them, they absorb errors. */
export function applyBinary(operator: BinaryOperator, left: Value, right: Value): Outcome {
  switch (operator) {
    case '==':
      return boolValue(isEqual(left, right));
    case '!=':
      return boolValue(!isEqual(left, right));
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const order = compare(left, right);
      return order === undefined
        ? unsupported(operator, left, right)
        : boolValue(ORDER_TESTS[operator](order));
    }
    default:
      return arithmetic(operator, left, right) ?? unsupported(operator, left, right);
  }
}

/** Applies `!` or `-`. */
export function applyUnary(operator: '!' | '-', operand: Value): Outcome {
  if (operator === '!') {
    return operand.type === 'bool'
      ? boolValue(!operand.value)
      : ruleError(`Unsupported operation error. Received: !${operand.type}. Expected: !bool.`);
  }
  switch (operand.type) {
    case 'int':
      return intValue(-operand.value);
    case 'float':
      return floatValue(-operand.value);
    case 'duration':
      return durationValue(-operand.nanos);
    default:
      return ruleError(
        `Unsupported operation error. Received: -${operand.type}. ` +
          'Expected: -int, -float, -duration.',
      );
  }
}

type Arithmetic = '+' | '-' | '*' | '/' | '%';

const INT_ARITHMETIC: Readonly<Record<Arithmetic, (a: bigint, b: bigint) => Outcome>> = {
  '+': (a, b) => intValue(a + b),
  '-': (a, b) => intValue(a - b),
  '*': (a, b) => intValue(a * b),
  '/': (a, b) => (b === 0n ? DIVIDE_BY_ZERO : intQuotient(a, b)),
  '%': (a, b) => (b === 0n ? DIVIDE_BY_ZERO : intValue(a % b)),
};

const FLOAT_ARITHMETIC: Readonly<Record<Arithmetic, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

const ORDER_TESTS = {
  '<': (order: number) => order < 0,
  '<=': (order: number) => order <= 0,
  '>': (order: number) => order > 0,
  '>=': (order: number) => order >= 0,
} as const;

const DIVIDE_BY_ZERO = ruleError('Divide by zero error.');

// Measured: the one quotient beyond int64 wraps around, unlike every other operation.
function intQuotient(a: bigint, b: bigint): Outcome {
  return a === INT64_MIN && b === -1n ? { type: 'int', value: a } : intValue(a / b);
}

function arithmetic(operator: Arithmetic, left: Value, right: Value): Outcome | undefined {
  if (left.type === 'int' && right.type === 'int') {
    return INT_ARITHMETIC[operator](left.value, right.value);
  }
  const a = numberOf(left);
  const b = numberOf(right);
  if (a !== undefined && b !== undefined) return floatValue(FLOAT_ARITHMETIC[operator](a, b));
  if (operator === '+') return sum(left, right);
  return operator === '-' ? difference(left, right) : undefined;
}

function sum(left: Value, right: Value): Outcome | undefined {
  if (left.type === 'string' && right.type === 'string') {
    return stringValue(left.value + right.value);
  }
  if (left.type === 'duration' && right.type === 'duration') {
    return durationValue(left.nanos + right.nanos);
  }
  const isMoment =
    (left.type === 'duration' && right.type === 'timestamp') ||
    (left.type === 'timestamp' && right.type === 'duration');
  return isMoment ? timestampValue(left.nanos + right.nanos) : undefined;
}

function difference(left: Value, right: Value): Outcome | undefined {
  if (left.type === 'timestamp' && right.type === 'duration') {
    return timestampValue(left.nanos - right.nanos);
  }
  const isSpan =
    (left.type === 'timestamp' && right.type === 'timestamp') ||
    (left.type === 'duration' && right.type === 'duration');
  return isSpan ? durationValue(left.nanos - right.nanos) : undefined;
}

/** Negative, zero or positive; NaN compares as false with everything. */
function compare(left: Value, right: Value): number | undefined {
  if (left.type === 'int' && right.type === 'int') return orderOf(left.value, right.value);
  if (left.type === 'string' && right.type === 'string') return orderOf(left.value, right.value);
  if (left.type === 'bytes' && right.type === 'bytes') {
    return Buffer.compare(left.value, right.value);
  }
  if (
    (left.type === 'timestamp' && right.type === 'timestamp') ||
    (left.type === 'duration' && right.type === 'duration')
  ) {
    return orderOf(left.nanos, right.nanos);
  }
  const a = numberOf(left);
  const b = numberOf(right);
  if (a === undefined || b === undefined) return undefined;
  return Number.isNaN(a) || Number.isNaN(b) ? Number.NaN : orderOf(a, b);
}

function orderOf<T extends bigint | number | string>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function numberOf(value: Value): number | undefined {
  return value.type === 'int' || value.type === 'float' ? Number(value.value) : undefined;
}

function isIn(element: Value, container: Value): Outcome {
  switch (container.type) {
    case 'list':
      return boolValue(listIncludes(container.items, element));
    case 'set':
      return boolValue(container.items.has(setKeyOf(element)));
    case 'map':
      return element.type === 'string'
        ? boolValue(container.entries.has(element.value))
        : ruleError(
            `Unsupported operation error. Received: map.in(${element.type}). ` +
              'Expected: map.in(string).',
          );
    case 'null':
      return NULL_ERROR;
    default:
      return ruleError('Function not found error: Name: [in].');
  }
}

function unsupported(operator: string, left: Value, right: Value): RuleError {
  return ruleError(
    `Unsupported operation error. Received: ${left.type} ${operator} ${right.type}.`,
  );
}
