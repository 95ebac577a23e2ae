import { INT64_MAX, INT64_MIN, boolValue, floatValue } from '../values/value.ts';
import { type Library, binary, toNumber, unary } from './overload.ts';

/** The `math` package. `ceil` and `floor` stay floats, `round` makes an int (half goes up). */
export const mathFunctions: Library = {
  abs: [
    // Measured: the smallest int64 stays itself, its positive twin does not exist.
    unary('int', ({ value }) => ({
      type: 'int',
      value: value < 0n && value !== INT64_MIN ? -value : value,
    })),
    unary('float', (value) => floatValue(Math.abs(toNumber(value)))),
  ],
  ceil: [unary('float', (value) => floatValue(Math.ceil(toNumber(value))))],
  floor: [unary('float', (value) => floatValue(Math.floor(toNumber(value))))],
  isNaN: [unary('float', (value) => boolValue(Number.isNaN(toNumber(value))))],
  pow: [
    binary(['float', 'float'], (base, exponent) =>
      floatValue(toNumber(base) ** toNumber(exponent)),
    ),
  ],
  round: [
    unary('int', (value) => value),
    unary('float', (value) => ({ type: 'int', value: int64From(Math.round(toNumber(value))) })),
  ],
  sqrt: [unary('float', (value) => floatValue(Math.sqrt(toNumber(value))))],
};

/** Truncates; what int64 cannot hold becomes its nearest end, NaN becomes 0. */
export function int64From(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= Number(INT64_MAX)) return INT64_MAX;
  return value <= Number(INT64_MIN) ? INT64_MIN : BigInt(Math.trunc(value));
}
