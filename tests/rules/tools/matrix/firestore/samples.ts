import { z } from 'zod';
import { type Field, type Fields, increment, isSame, REMOVED, SERVER_TIME } from '../fields.ts';

/** Stored long before the write. */
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const FAR_AWAY = new Date('2099-01-01T00:00:00Z');

/** Values of every kind: a schema takes the first that fits as its sample, and the others attack it. */
const POOL: readonly Field[] = [
  'text',
  'gs://bucket.example/results/{me}/item.png',
  'data:image/webp;base64,AAAA',
  'a'.repeat(64),
  '2026-01',
  'me@example.com',
  'image-failed',
  1,
  false,
  LONG_AGO,
  [],
  '{me}',
  '{other}',
  'gs://bucket.example/results/{other}/item.png',
  FAR_AWAY,
  1_000_000,
  2,
  0,
  -5,
  1.5,
  true,
  ['text'],
  {},
  { live: {}, favorites: 0, trashed: 0, purged: 0 },
  null,
];

/** A schema that reads what it does not know as something else takes everything: asked for is what it knows. */
const accepts = (schema: z.core.$ZodType, value: unknown): boolean =>
  schema instanceof z.ZodCatch
    ? accepts(schema.unwrap(), value)
    : z.core.safeParse(schema, value).success;

/** A value the schema takes. Throws when the pool has none: it then needs one more. */
function sampleOf(schema: z.core.$ZodType): Field {
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, inner]) => [name, sampleOf(inner)]),
    );
  }
  if (schema instanceof z.ZodOptional) return sampleOf(schema.unwrap());
  const found = candidatesOf(schema).find((value) => accepts(schema, value));
  if (found === undefined) throw new Error('No sample fits this schema: add one to the pool.');
  return found;
}

function candidatesOf(schema: z.core.$ZodType): readonly Field[] {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodCatch
  ) {
    return candidatesOf(schema.unwrap());
  }
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values].filter(isText);
  return POOL;
}

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** A document of that shape that belongs to `{me}`. */
export function documentOf(schema: z.ZodObject): Fields {
  const fields = Object.entries(schema.shape).map(([name, inner]) => [name, sampleOf(inner)]);
  return {
    ...Object.fromEntries(fields),
    // What is exceptional is the business of cases of its own.
    ...('suspended_at' in schema.shape ? { suspended_at: null } : {}),
    user_id: '{me}',
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
  };
}

/** As a client would write it: with the times of the write. */
export const freshDocumentOf = (schema: z.ZodObject): Fields => ({
  ...documentOf(schema),
  created_at: SERVER_TIME,
  updated_at: SERVER_TIME,
});

/** What a field may be changed to: first what the schema would take, so that only rules stop it. */
export function changesOf(schema: z.ZodObject, name: string): readonly Field[] {
  const inner = schema.shape[name];
  const stored = documentOf(schema)[name];
  if (inner === undefined) return [];
  const others = [...candidatesOf(inner), ...POOL].filter((value) => !isSame(value, stored));
  const valid = others.filter((value) => accepts(inner, value));
  const invalid = others.filter((value) => !accepts(inner, value));
  const counts = typeof stored === 'number' ? [increment(1_000)] : [];
  return [...counts, ...valid.slice(0, 2), ...invalid.slice(0, 1), REMOVED];
}

/** Values of every kind and the marks. */
export const ALL_KINDS: readonly Field[] = [...POOL, SERVER_TIME];
