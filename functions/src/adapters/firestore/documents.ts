import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { z } from 'zod';

/** A document's fields with timestamps as dates, parsed by its domain schema. Throws on drift. */
export function parseDocument<Schema extends z.ZodType>(
  schema: Schema,
  snapshot: DocumentSnapshot,
): z.output<Schema> {
  const fields = Object.entries(snapshot.data() ?? {}).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  return schema.parse(Object.fromEntries(fields));
}
