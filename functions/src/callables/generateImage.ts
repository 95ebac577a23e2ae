import { CALLS } from '@lumashot/domain/calls/calls';
import { defineCall } from '../edge/defineCall.ts';
import { generate, GENERATION } from '../wiring/generation.ts';

/** A picture from a prompt: one credit, charged when it is in the library. */
export const generateImage = defineCall({
  name: 'generateImage',
  schemas: CALLS.generateImage,
  ...GENERATION,
  run: async (caller, input) => generate({ uid: caller.uid, operation: 'text', input }, caller),
});
