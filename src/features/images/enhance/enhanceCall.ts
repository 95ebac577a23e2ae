import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { ENHANCE_TEXTS } from '#app/texts/enhance.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { definePaidAction } from '../generation/usePaidAction.ts';
import type { EnhanceInput } from './checkEnhance.ts';
import { toOutcome } from '../generation/paidAction.ts';

export const enhanceAction = definePaidAction<EnhanceInput>({
  send: async ({ requestId, input }) =>
    toOutcome(
      await callFunction('enhanceImage', { ...input, requestId }),
      ({ enhancedImageUrl }) => enhancedImageUrl,
    ),
  costOf: () => CREDIT_COSTS.enhancement,
  success: ENHANCE_TEXTS.success,
  drafts: ['enhance-words'],
});
