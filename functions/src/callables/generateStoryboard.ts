import { CALLS } from '@lumashot/domain/calls/calls';
import { defineCall } from '../edge/defineCall.ts';
import { generate, GENERATION } from '../wiring/generation.ts';

/** Six panels from a description. */
export const generateStoryboard = defineCall({
  name: 'generateStoryboard',
  schemas: CALLS.generateStoryboard,
  ...GENERATION,
  run: async (caller, input) =>
    generate({ uid: caller.uid, operation: 'storyboard', input }, caller),
});
