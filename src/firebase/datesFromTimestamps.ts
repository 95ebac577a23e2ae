import { Timestamp } from 'firebase/firestore';

/** Document data with Dates where Firestore has Timestamps: what the domain's schemas expect. */
export const datesFromTimestamps = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
