import { NANOS_PER_MILLI, NANOS_PER_SECOND, durationValue } from '../values/time.ts';
import { type Outcome, type Value, intValue, ruleError } from '../values/value.ts';
import { type Library, type Overload, binary, unary } from './overload.ts';

/** The `duration` package. */
export const durationFunctions: Library = {
  abs: [unary('duration', ({ nanos }) => durationValue(nanos < 0n ? -nanos : nanos))],
  time: [durationTime()],
  value: [
    binary(['int', 'string'], (amount, unit): Outcome => {
      const nanos = NANOS_PER_UNIT.get(unit.value);
      return nanos === undefined
        ? ruleError(`Invalid duration unit. Unit: ${unit.value.slice(0, 40)}.`)
        : durationValue(amount.value * nanos);
    }),
  ],
};

/** Methods of a duration: whole seconds, and the nanoseconds beyond them. */
export const durationMethods: Library = {
  nanos: [unary('duration', ({ nanos }) => intValue(nanos % NANOS_PER_SECOND))],
  seconds: [unary('duration', ({ nanos }) => intValue(nanos / NANOS_PER_SECOND))],
};

const NANOS_PER_UNIT: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800n * NANOS_PER_SECOND],
  ['d', 86_400n * NANOS_PER_SECOND],
  ['h', 3_600n * NANOS_PER_SECOND],
  ['m', 60n * NANOS_PER_SECOND],
  ['s', NANOS_PER_SECOND],
  ['ms', NANOS_PER_MILLI],
  ['ns', 1n],
]);

/** `duration.time(hours, minutes, seconds, nanoseconds)`. */
function durationTime(): Overload {
  return {
    parameters: ['int', 'int', 'int', 'int'],
    run: (args) => {
      const [hours, minutes, seconds, nanos, ...rest] = args.map(intOf);
      if (
        hours === undefined ||
        minutes === undefined ||
        seconds === undefined ||
        nanos === undefined ||
        rest.length > 0
      ) {
        return undefined;
      }
      return durationValue(((hours * 60n + minutes) * 60n + seconds) * NANOS_PER_SECOND + nanos);
    },
  };
}

function intOf(value: Value): bigint | undefined {
  return value.type === 'int' ? value.value : undefined;
}
