import { Timestamp } from 'firebase/firestore';

/** Document data with Dates where Firestore has Timestamps: what the domain's schemas expect. */
export const datesFromTimestamps = (data: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]: [string, unknown]) => [field, dated(value)]),
  );

const dated = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  return isMap(value) ? datesFromTimestamps(value) : value;
};

/** A map of Firestore's: its other values that are objects have classes of their own. */
const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
