import { type Outcome, ruleError } from './value.ts';

export const NANOS_PER_SECOND = 1_000_000_000n;
export const NANOS_PER_MILLI = 1_000_000n;

const MIN_TIMESTAMP = -62_135_596_800n * NANOS_PER_SECOND;
const MAX_TIMESTAMP = 253_402_300_800n * NANOS_PER_SECOND - 1n;
const MAX_DURATION = 315_576_000_000n * NANOS_PER_SECOND;

const INVALID_TIMESTAMP = ruleError(
  'Timestamp is not valid. Seconds must be in range [-62,135,596,800, +253,402,300,799]. ' +
    'Nanos must be in range [0, +999,999,999].',
);
const INVALID_DURATION = ruleError(
  'Duration is not valid. Seconds must be in range [-315,576,000,000, +315,576,000,000]. ' +
    'Nanos must be in range [-999,999,999, +999,999,999].',
);

/** `nanos` since 1970; years 1 to 9999 are valid. */
export function timestampValue(nanos: bigint): Outcome {
  return nanos < MIN_TIMESTAMP || nanos > MAX_TIMESTAMP
    ? INVALID_TIMESTAMP
    : { type: 'timestamp', nanos };
}

/** About 10,000 years in either direction are valid. */
export function durationValue(nanos: bigint): Outcome {
  return nanos < -MAX_DURATION || nanos > MAX_DURATION
    ? INVALID_DURATION
    : { type: 'duration', nanos };
}

const RFC_3339 = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;

/** Timestamp of RFC 3339 text, to the nanosecond. */
export function timestampFromText(text: string): Outcome {
  const [, date, time, fraction = '', zone] = RFC_3339.exec(text) ?? [];
  const millis = Date.parse(`${date}T${time}${zone}`);
  if (Number.isNaN(millis)) return INVALID_TIMESTAMP;
  return timestampValue(BigInt(millis) * NANOS_PER_MILLI + BigInt(fraction.padEnd(9, '0')));
}
