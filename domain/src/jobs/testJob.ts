import { jobSchema, type Job } from './job.ts';

const LONG_AGO = new Date(0);

/** For tests: a job of one picture with nothing in it but what is given; its times are that of `created_at`. */
export const testJob = (
  fields: { readonly created_at?: Date; readonly [field: string]: unknown } = {},
): Job => {
  const at = fields.created_at ?? LONG_AGO;
  return jobSchema.parse({
    user_id: 'user-in-a-test',
    request_id: 'request-in-a-test',
    operation: 'text',
    request_hash: 'a'.repeat(64),
    item_id: 'item-in-a-test',
    cost: 1,
    state: 'queued',
    lease_expires_at: at,
    created_at: at,
    updated_at: at,
    ...fields,
  });
};
