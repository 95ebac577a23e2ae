import { z } from 'zod';
import type { JsonObject } from '../account/records.ts';

const jsonObjectSchema = z.record(z.string(), z.json());

/** A snapshot of an API object, as it goes over the wire. */
export function jsonOf(value: object): JsonObject {
  return jsonObjectSchema.parse(JSON.parse(JSON.stringify(value)));
}
