import { CALLS } from '@lumashot/domain/calls/calls';
import { defineCall } from '../edge/defineCall.ts';
import { mapResult } from '../usecases/result.ts';
import { generate, GENERATION } from '../wiring/generation.ts';

/** A better version of one of the caller's pictures. */
export const enhanceImage = defineCall({
  name: 'enhanceImage',
  schemas: CALLS.enhanceImage,
  ...GENERATION,
  run: async (caller, input) =>
    mapResult(
      await generate({ uid: caller.uid, operation: 'enhance', input }, caller),
      ({ imageUrl, ...made }) => ({
        ...made,
        enhancedImageUrl: imageUrl,
      }),
    ),
});
