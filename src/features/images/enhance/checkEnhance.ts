import type { CallInput } from '@lumashot/domain/calls/calls';
import { optionalText } from '@lumashot/domain/calls/prompt';
import { enhancementPromptOf } from '@lumashot/domain/catalog/enhancements';
import { textRefusal } from '../generation/checkText.ts';
import { refuse, succeed, type Result } from '@lumashot/domain/result';

export type EnhanceInput = Omit<CallInput<'enhanceImage'>, 'requestId'>;
export type EnhancementType = EnhanceInput['enhancementType'];

/** Words count for a custom enhancement only: a preset chosen after typing does not carry them. */
export function checkEnhance({ customPrompt = '', ...input }: EnhanceInput): Result<EnhanceInput> {
  if (input.enhancementType !== 'custom') return succeed(input);
  if (enhancementPromptOf(input.enhancementType, customPrompt) === null) {
    return refuse({ reason: 'enhancement-empty' });
  }
  const refusal = textRefusal(optionalText, customPrompt);
  return refusal === null
    ? succeed({ ...input, customPrompt: customPrompt.trim() })
    : refuse(refusal);
}
