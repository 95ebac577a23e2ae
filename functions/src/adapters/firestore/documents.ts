import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';

/** A document's fields with timestamps as dates, parsed by its domain schema. Throws on drift. */
export const parseDocument = <Schema extends z.ZodType>(
  schema: Schema,
  snapshot: DocumentSnapshot,
): z.output<Schema> => schema.parse(withDates(snapshot.data() ?? {}));

/** The same of one of many, which must not take the others along. */
export const readDocument = <Schema extends z.ZodType>(
  schema: Schema,
  snapshot: DocumentSnapshot,
): z.ZodSafeParseResult<z.output<Schema>> => schema.safeParse(withDates(snapshot.data() ?? {}));

/** Timestamps as dates, however deep they stand. */
export function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [name, withDates(part)]),
  );
}
