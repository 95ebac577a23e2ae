import type { CallInput } from '@lumashot/domain/calls/calls';
import { promptSchema } from '@lumashot/domain/calls/prompt';
import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { TEXT_TAB_TEXTS } from '#app/texts/images.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { textRefusal } from './generation/checkText.ts';
import { refusalOnDevice } from './preview/previewEngine.ts';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { toOutcome } from './generation/paidAction.ts';
import { definePaidAction, usePaidAction } from './generation/usePaidAction.ts';

export type TextInput = Omit<CallInput<'generateImage'>, 'requestId'>;

const textAction = definePaidAction<TextInput>({
  send: async ({ requestId, input }) =>
    toOutcome(
      await callFunction('generateImage', { ...input, requestId }),
      ({ imageUrl }) => imageUrl,
    ),
  costOf: () => CREDIT_COSTS.textImage,
  success: TEXT_TAB_TEXTS.success,
  drafts: ['image-prompt'],
});

export const useGenerateImage = () => usePaidAction(textAction);

export function checkText(input: TextInput): Result<TextInput> {
  const refusal = textRefusal(promptSchema, input.prompt);
  const unable = refusal ?? refusalOnDevice('text', input.prompt);
  return unable === null ? succeed({ ...input, prompt: input.prompt.trim() }) : refuse(unable);
}
