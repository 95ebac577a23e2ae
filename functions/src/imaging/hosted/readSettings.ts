import type { z } from 'zod';

/** Settings by their schema. Throws one line: which setting, and what is wrong with it. */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): z.output<Schema> {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`wrong configuration: ${problems.join('; ')}`);
}
