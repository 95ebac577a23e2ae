import type { CallInput } from '@lumashot/domain/calls/calls';
import { promptSchema } from '@lumashot/domain/calls/prompt';
import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { TEXT_TAB_TEXTS } from '#app/texts/textToImage.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { textRefusal } from './generation/checkText.ts';
import { refusalOnDevice } from './preview/previewEngine.ts';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { toOutcome } from './generation/paidAction.ts';
import { defineSeveral } from './generation/severalAction.ts';
import { useDeskActions } from './generation/useDeskActions.ts';
import { contactSheetOf } from './generation/useFrames.ts';
import { definePaidAction } from './generation/usePaidAction.ts';

export type TextInput = Omit<CallInput<'generateImage'>, 'requestId'>;

const textAction = definePaidAction<TextInput>({
  send: async ({ requestId, input }) =>
    toOutcome(
      await callFunction('generateImage', { ...input, requestId }),
      ({ imageUrl }) => imageUrl,
    ),
  costOf: () => CREDIT_COSTS.textImage,
  success: TEXT_TAB_TEXTS.success,
  drafts: ['image-prompt', 'image-count'],
});

const severalTexts = defineSeveral<TextInput, 'text'>({
  operation: 'text',
  send: ({ input }, start) => start(input),
  costOf: () => CREDIT_COSTS.textImage,
});

export const textSheet = contactSheetOf<TextInput>({
  operation: 'text',
  action: textAction,
  altOf: ({ prompt }) => prompt,
});

export const useGenerateImage = () => useDeskActions(textAction, severalTexts);

export function checkText(input: TextInput): Result<TextInput> {
  const refusal = textRefusal(promptSchema, input.prompt);
  const unable = refusal ?? refusalOnDevice('text', input.prompt);
  return unable === null ? succeed({ ...input, prompt: input.prompt.trim() }) : refuse(unable);
}
