import { z } from 'zod';
import type { JsonObject } from '../account/fields.ts';

/** Not looked into: `JSON.parse` gives JSON, and this is done for every object of every answer. */
const jsonObjectSchema = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** A snapshot of an API object, as it goes over the wire. */
export function jsonOf(value: object): JsonObject {
  return jsonObjectSchema.parse(JSON.parse(JSON.stringify(value)));
}
