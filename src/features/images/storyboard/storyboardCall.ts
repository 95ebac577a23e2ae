import { freeText } from '@lumashot/domain/calls/prompt';
import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { textRefusal } from '../generation/checkText.ts';
import type { Checked } from '../generation/checked.ts';
import { createGenerator } from '../generation/generator.ts';
import { sentOf } from '../generation/sentOf.ts';

export interface BoardInput {
  readonly description: string;
}

export const boardGenerator = createGenerator<BoardInput>({
  send: async ({ requestId, input }) =>
    sentOf(
      await callFunction('generateStoryboard', { ...input, requestId }),
      ({ imageUrl }) => imageUrl,
    ),
  costOf: () => CREDIT_COSTS.storyboard,
  success: STORYBOARD_TEXTS.success,
  drafts: ['storyboard'],
  tooFewCredits: STORYBOARD_TEXTS.tooFewCredits,
});

export function checkBoard(input: BoardInput): Checked<BoardInput> {
  const description = input.description.trim();
  const refusal = textRefusal(freeText('description-empty'), description);
  return refusal === null ? { ok: true, input: { description } } : { ok: false, refusal };
}
