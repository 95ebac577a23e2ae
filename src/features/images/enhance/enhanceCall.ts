import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { ENHANCE_TEXTS } from '#app/texts/enhance.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { createGenerator } from '../generation/generator.ts';
import type { EnhanceInput } from './checkEnhance.ts';
import { sentOf } from '../generation/sentOf.ts';

export const enhanceGenerator = createGenerator<EnhanceInput>({
  send: async ({ requestId, input }) =>
    sentOf(
      await callFunction('enhanceImage', { ...input, requestId }),
      ({ enhancedImageUrl }) => enhancedImageUrl,
    ),
  costOf: () => CREDIT_COSTS.enhancement,
  success: ENHANCE_TEXTS.success,
  drafts: ['enhance-words'],
});
