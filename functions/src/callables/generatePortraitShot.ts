import { CALLS } from '@lumashot/domain/calls/calls';
import { defineCall } from '../edge/defineCall.ts';
import { mapResult } from '../usecases/result.ts';
import { generate, GENERATION } from '../wiring/generation.ts';

/** The caller in a scene; the template names the price. */
export const generatePortraitShot = defineCall({
  name: 'generatePortraitShot',
  schemas: CALLS.generatePortraitShot,
  ...GENERATION,
  run: async (caller, input) =>
    mapResult(
      await generate({ uid: caller.uid, operation: 'portrait', input }, caller),
      ({ imageUrl, ...made }) => ({
        ...made,
        resultImageUrl: imageUrl,
      }),
    ),
});
