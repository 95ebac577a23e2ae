import { CALLS } from '@lumashot/domain/calls/calls';
import { mapResult } from '@lumashot/domain/result';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { varyItem as run } from '../wiring/generation.ts';

/** Asks for variations of a picture. Idempotent by its request id. */
export const varyItem = defineCall({
  name: 'varyItem',
  schemas: CALLS.varyItem,
  options: FUNCTION_OPTIONS.drawing,
  failure: { reason: 'unexpected' },
  run: async (caller, asked) =>
    mapResult(await run(asked, caller), (reply) => ({ ...reply, jobs: [...reply.jobs] })),
});
