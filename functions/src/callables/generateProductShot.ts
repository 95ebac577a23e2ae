import { CALLS } from '@lumashot/domain/calls/calls';
import { defineCall } from '../edge/defineCall.ts';
import { mapResult } from '../usecases/result.ts';
import { generate, GENERATION } from '../wiring/generation.ts';

/** A product in a scene, from the caller's own uploads. */
export const generateProductShot = defineCall({
  name: 'generateProductShot',
  schemas: CALLS.generateProductShot,
  ...GENERATION,
  run: async (caller, input) =>
    mapResult(
      await generate({ uid: caller.uid, operation: 'productShot', input }, caller),
      ({ imageUrl, ...made }) => ({ ...made, resultImageUrl: imageUrl }),
    ),
});
