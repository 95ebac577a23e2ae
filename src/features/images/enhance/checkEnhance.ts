import type { CallInput } from '@lumashot/domain/calls/calls';
import { optionalText } from '@lumashot/domain/calls/prompt';
import { enhancementPromptOf } from '@lumashot/domain/catalog/enhancements';
import { textRefusal } from '../generation/checkText.ts';
import type { Checked } from '../generation/checked.ts';

export type EnhanceInput = Omit<CallInput<'enhanceImage'>, 'requestId'>;
export type EnhancementType = EnhanceInput['enhancementType'];

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
