import type { CallInput } from '@lumashot/domain/calls/calls';
import { promptSchema } from '@lumashot/domain/calls/prompt';
import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { TEXT_TAB_TEXTS } from '#app/texts/images.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { textRefusal } from './generation/checkText.ts';
import type { Checked } from './generation/checked.ts';
import { createGenerator, useGenerator } from './generation/generator.ts';
import { sentOf } from './generation/sentOf.ts';

export type TextInput = Omit<CallInput<'generateImage'>, 'requestId'>;

const generator = createGenerator<TextInput>({
  send: async ({ requestId, input }) =>
    sentOf(
      await callFunction('generateImage', { ...input, requestId }),
      ({ imageUrl }) => imageUrl,
    ),
  costOf: () => CREDIT_COSTS.textImage,
  success: TEXT_TAB_TEXTS.success,
  drafts: ['image-prompt'],
});

export const useGenerateImage = () => useGenerator(generator);

export function checkText(input: TextInput): Checked<TextInput> {
  const refusal = textRefusal(promptSchema, input.prompt);
  return refusal === null
    ? { ok: true, input: { ...input, prompt: input.prompt.trim() } }
    : { ok: false, refusal };
}
