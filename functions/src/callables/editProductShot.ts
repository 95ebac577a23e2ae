import { CALLS } from '@lumashot/domain/calls/calls';
import { defineCall } from '../edge/defineCall.ts';
import { mapResult } from '../usecases/result.ts';
import { generate, GENERATION } from '../wiring/generation.ts';

/** A change to one of the caller's product shots. */
export const editProductShot = defineCall({
  name: 'editProductShot',
  schemas: CALLS.editProductShot,
  ...GENERATION,
  run: async (caller, input) =>
    mapResult(
      await generate({ uid: caller.uid, operation: 'productEdit', input }, caller),
      ({ imageUrl, ...made }) => ({ ...made, resultImageUrl: imageUrl }),
    ),
});
