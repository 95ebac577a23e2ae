import { freeText } from '@lumashot/domain/calls/prompt';
import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { textRefusal } from '../generation/checkText.ts';
import { refusalOnDevice } from '../preview/previewEngine.ts';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { definePaidAction } from '../generation/usePaidAction.ts';
import { toOutcome } from '../generation/paidAction.ts';
import { defineSeveral } from '../generation/severalAction.ts';
import { useDeskActions } from '../generation/useDeskActions.ts';
import { contactSheetOf } from '../generation/useFrames.ts';

export interface BoardInput {
  readonly description: string;
}

const boardAction = definePaidAction<BoardInput>({
  send: async ({ requestId, input }) =>
    toOutcome(
      await callFunction('generateStoryboard', { ...input, requestId }),
      ({ imageUrl }) => imageUrl,
    ),
  costOf: () => CREDIT_COSTS.storyboard,
  success: STORYBOARD_TEXTS.success,
  drafts: ['storyboard'],
  tooFewCredits: STORYBOARD_TEXTS.tooFewCredits,
});

const severalBoards = defineSeveral<BoardInput, 'storyboard'>({
  operation: 'storyboard',
  send: ({ input }, start) => start(input),
  costOf: () => CREDIT_COSTS.storyboard,
  tooFewCredits: STORYBOARD_TEXTS.tooFewCredits,
});

export const boardSheet = contactSheetOf<BoardInput>({
  operation: 'storyboard',
  action: boardAction,
  altOf: ({ description }) => description,
});

export const useBoards = () => useDeskActions(boardAction, severalBoards);

export function checkBoard(input: BoardInput): Result<BoardInput> {
  const description = input.description.trim();
  const refusal = textRefusal(freeText('description-empty'), description);
  const unable = refusal ?? refusalOnDevice('storyboard', description);
  return unable === null ? succeed({ description }) : refuse(unable);
}
