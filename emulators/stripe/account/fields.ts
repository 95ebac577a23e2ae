import { z } from 'zod';

/** All times are Unix seconds and all amounts cents, as on the wire. */

export const seconds = z.int();
export const cents = z.int();
export const metadata = z.record(z.string(), z.string());

export type JsonObject = { [key: string]: z.core.util.JSONType };

export const json: z.ZodType<JsonObject> = z.record(z.string(), z.json());
