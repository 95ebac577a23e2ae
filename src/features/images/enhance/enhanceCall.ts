import type { CallInput } from '@lumashot/domain/calls/calls';
import { optionalText } from '@lumashot/domain/calls/prompt';
import { enhancementPromptOf } from '@lumashot/domain/catalog/enhancements';
import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { ENHANCE_TEXTS } from '@lumashot/domain/texts/enhance';
import { callFunction } from '../../../firebase/callFunction.ts';
import { textRefusal } from '../generation/checkText.ts';
import { createGenerator, type Checked } from '../generation/generator.ts';
import { sentOf } from '../generation/sentOf.ts';

export type EnhanceInput = Omit<CallInput<'enhanceImage'>, 'requestId'>;
export type EnhancementType = EnhanceInput['enhancementType'];

export const enhanceGenerator = createGenerator<EnhanceInput>({
  send: async ({ requestId, input }) =>
    sentOf(
      await callFunction('enhanceImage', { ...input, requestId }),
      ({ enhancedImageUrl }) => enhancedImageUrl,
    ),
  costOf: () => CREDIT_COSTS.enhancement,
  success: ENHANCE_TEXTS.success,
});

/** Words count for a custom enhancement only: a preset chosen after typing does not carry them. */
export function checkEnhance({ customPrompt = '', ...input }: EnhanceInput): Checked<EnhanceInput> {
  if (input.enhancementType !== 'custom') return { ok: true, input };
  if (enhancementPromptOf(input.enhancementType, customPrompt) === null) {
    return { ok: false, refusal: { reason: 'enhancement-empty' } };
  }
  const refusal = textRefusal(optionalText, customPrompt);
  return refusal === null
    ? { ok: true, input: { ...input, customPrompt: customPrompt.trim() } }
    : { ok: false, refusal };
}
