import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { ENHANCE_TEXTS } from '#app/texts/enhance.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { inputOfJob } from '@lumashot/domain/jobs/input';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import type { ItemKey } from '@lumashot/domain/library/changes';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
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

/** What an open job was asked to do with that picture; null: another one, or variations of it. */
export function enhancedBy(job: JobWithId, of: ItemKey): EnhanceInput | null {
  const asked = inputOfJob(OPERATIONS.enhance.input, job);
  if (asked === null || job.group_id !== null) return null;
  const { requestId: _, ...input } = asked;
  return input.itemType === of.type && input.itemId === of.id ? input : null;
}
