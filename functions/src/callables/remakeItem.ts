import { CALLS } from '@lumashot/domain/calls/calls';
import { mapResult } from '@lumashot/domain/result';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { remakeItem as run } from '../wiring/generation.ts';

/** Asks once more for what a picture was asked for. Idempotent by its request id. */
export const remakeItem = defineCall({
  name: 'remakeItem',
  schemas: CALLS.remakeItem,
  options: FUNCTION_OPTIONS.drawing,
  failure: { reason: 'unexpected' },
  run: async (caller, asked) =>
    mapResult(await run(asked, caller), (reply) => ({ ...reply, jobs: [...reply.jobs] })),
});
