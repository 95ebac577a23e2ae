import { parse } from 'qs';
import { z } from 'zod';
import { invalid } from './stripeError.ts';

/** Nested parameters such as `line_items[0][price]`, not yet checked against a schema. */
export type FormParams = Record<string, unknown>;

/**
 * Parses a form body or a query. Objects come without a prototype, so that no name in the form can
 * be one of its; depth and number are limited.
 */
export function parseForm(text: string): FormParams {
  try {
    return { ...objectSchema.parse(parse(text, LIMITS)) };
  } catch {
    throw invalid('Invalid request: too many parameters, or nested too deeply.');
  }
}

const objectSchema = z.record(z.string(), z.unknown());

const LIMITS = {
  depth: 5,
  strictDepth: true,
  parameterLimit: 500,
  arrayLimit: 100,
  throwOnLimitExceeded: true,
  plainObjects: true,
  ignoreQueryPrefix: true,
} as const;

/** Everything in a form is text. These read it. */
export const formText = z.string().max(5000);
export const formBoolean = z.enum(['true', 'false']).transform((text) => text === 'true');
export const formInteger = z
  .string()
  .regex(/^-?\d{1,15}$/, 'not an integer')
  .transform(Number);

const MAX_METADATA = 50;

/** At most 50 pairs with keys of 40 and values of 500 characters, as on the real API. */
export const formMetadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= MAX_METADATA, `at most ${MAX_METADATA} keys`);

/** An empty text clears them all, an empty value takes its key away. */
export function mergedMetadata(
  before: Readonly<Record<string, string>>,
  given: '' | Readonly<Record<string, string>>,
): Record<string, string> {
  const merged = given === '' ? {} : { ...before, ...given };
  const kept = Object.entries(merged).filter(([, value]) => value !== '');
  if (kept.length > MAX_METADATA) throw invalid(`at most ${MAX_METADATA} keys`, 'metadata');
  return Object.fromEntries(kept);
}

/** Only web addresses: pages redirect to these. */
export const formUrl = z
  .string()
  .max(5000)
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url?.protocol === 'http:' || url?.protocol === 'https:';
  }, 'Not a valid URL');

const range = z.strictObject({
  gt: formInteger.optional(),
  gte: formInteger.optional(),
  lt: formInteger.optional(),
  lte: formInteger.optional(),
});

/** A time, or bounds of one. */
export const formRange = z.union([formInteger.transform((at) => ({ gte: at, lte: at })), range]);

export type Range = z.infer<typeof range>;

export function isWithin(value: number, bounds: Range | undefined): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = bounds ?? {};
  return value > gt && value >= gte && value < lt && value <= lte;
}
