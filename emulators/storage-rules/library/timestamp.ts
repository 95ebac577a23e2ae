import {
  NANOS_PER_MILLI,
  NANOS_PER_SECOND,
  durationValue,
  timestampFromText,
  timestampValue,
} from '../values/time.ts';
import { type Outcome, type ValueOf, intValue, ruleError } from '../values/value.ts';
import { type Library, type Overload, ternary, unary } from './overload.ts';

/** The `timestamp` package. */
export const timestampFunctions: Library = {
  date: [ternary(['int', 'int', 'int'], dateOf)],
  value: [
    unary('int', ({ value }) => timestampValue(value * NANOS_PER_MILLI)),
    unary('string', ({ value }) => timestampFromText(value)),
  ],
};

/** Methods of a timestamp, all in UTC. Monday is day 1 of the week. */
export const timestampMethods: Library = {
  date: [unary('timestamp', ({ nanos }) => timestampValue(nanos - sinceMidnight(nanos)))],
  day: calendar((date) => date.getUTCDate()),
  dayOfWeek: calendar((date) => date.getUTCDay() || 7),
  dayOfYear: calendar((date) => (date.getTime() - startOfYear(date)) / MILLIS_PER_DAY + 1),
  hours: calendar((date) => date.getUTCHours()),
  minutes: calendar((date) => date.getUTCMinutes()),
  month: calendar((date) => date.getUTCMonth() + 1),
  nanos: [unary('timestamp', ({ nanos }) => intValue(modulo(nanos, NANOS_PER_SECOND)))],
  seconds: calendar((date) => date.getUTCSeconds()),
  time: [unary('timestamp', ({ nanos }) => durationValue(sinceMidnight(nanos)))],
  toMillis: [unary('timestamp', (timestamp) => intValue(millisOf(timestamp)))],
  year: calendar((date) => date.getUTCFullYear()),
};

const MILLIS_PER_DAY = 86_400_000;
const NANOS_PER_DAY = BigInt(MILLIS_PER_DAY) * NANOS_PER_MILLI;

function dateOf(year: ValueOf<'int'>, month: ValueOf<'int'>, day: ValueOf<'int'>): Outcome {
  if (year.value < 1n || year.value > 9999n) {
    return ruleError(
      'Timestamp should be between 0001-01-01T00.00.00Z and 9999-12-31T23.59.59Z. ' +
        `year: ${year.value}.`,
    );
  }
  const pad = (value: bigint, width: number): string => String(value).padStart(width, '0');
  const text = `${pad(year.value, 4)}-${pad(month.value, 2)}-${pad(day.value, 2)}`;
  const parsed = new Date(`${text}T00:00:00Z`);
  // JavaScript moves 30 February into March; the language refuses it.
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
  return isReal
    ? timestampValue(BigInt(parsed.getTime()) * NANOS_PER_MILLI)
    : ruleError(`Date is not valid. year: ${year.value}, month: ${month.value} day: ${day.value}.`);
}

function calendar(read: (date: Date) => number): readonly Overload[] {
  return [
    unary('timestamp', (timestamp) => {
      const date = new Date(Number(millisOf(timestamp)));
      return intValue(BigInt(Math.floor(read(date))));
    }),
  ];
}

function startOfYear(date: Date): number {
  const start = new Date(date);
  start.setUTCMonth(0, 1);
  start.setUTCHours(0, 0, 0, 0);
  return start.getTime();
}

function millisOf({ nanos }: ValueOf<'timestamp'>): bigint {
  return (nanos - modulo(nanos, NANOS_PER_MILLI)) / NANOS_PER_MILLI;
}

function sinceMidnight(nanos: bigint): bigint {
  return modulo(nanos, NANOS_PER_DAY);
}

/** Never negative, also before 1970. */
function modulo(value: bigint, divisor: bigint): bigint {
  return ((value % divisor) + divisor) % divisor;
}
