import { CALLS } from '@lumashot/domain/calls/calls';
import { mapResult } from '@lumashot/domain/result';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { startGeneration as run } from '../wiring/generation.ts';

/** Asks for one to four pictures. Idempotent by its request id. */
export const startGeneration = defineCall({
  name: 'startGeneration',
  schemas: CALLS.startGeneration,
  options: FUNCTION_OPTIONS.drawing,
  failure: { reason: 'unexpected' },
  run: async (caller, { operation, input, count, shape, notify }) =>
    mapResult(
      await run({ uid: caller.uid, operation, input, count, shape, notify }, caller),
      (reply) => ({ ...reply, jobs: [...reply.jobs] }),
    ),
});
