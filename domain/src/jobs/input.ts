import type { z } from 'zod';
import type { Job } from './job.ts';

/** A call's input as its job keeps it: without the request's id, and without what is undefined. */
export const keptInput = (input: { readonly requestId: string }): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => name !== 'requestId' && value !== undefined),
  );

/** What a job was asked for, by the schema of its operation's call; null: nothing is kept, or it is no request of today's any more. */
export function inputOfJob<Schema extends z.ZodType>(
  schema: Schema,
  { input, request_id: requestId }: Pick<Job, 'input' | 'request_id'>,
): z.output<Schema> | null {
  const parsed = schema.safeParse({ ...input, requestId });
  return parsed.success ? parsed.data : null;
}
