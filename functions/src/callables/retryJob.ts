import { CALLS } from '@lumashot/domain/calls/calls';
import { mapResult } from '@lumashot/domain/result';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { retryJob as run } from '../wiring/generation.ts';

/** Asks again for what a job that did not end well was asked for. Idempotent by its request id. */
export const retryJob = defineCall({
  name: 'retryJob',
  schemas: CALLS.retryJob,
  options: FUNCTION_OPTIONS.drawing,
  failure: { reason: 'unexpected' },
  run: async (caller, asked) =>
    mapResult(await run(asked, caller), (reply) => ({ ...reply, jobs: [...reply.jobs] })),
});
