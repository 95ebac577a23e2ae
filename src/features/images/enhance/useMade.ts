import { enhancementAsked } from '@lumashot/domain/library/alreadyMade';
import { isSameEachTime } from '@lumashot/domain/library/makeAgain';
import type { ImageRow } from '#app/library/index/imageRow.ts';
import { useAlreadyMade } from '#app/library/hooks/useAlreadyMade.ts';
import { useDrawnHere } from '#app/session/drawnHere.ts';
import type { Attempt } from '../generation/paidAction.ts';
import type { EnhanceInput, EnhancementType } from './checkEnhance.ts';

interface Asked {
  readonly chosen: EnhancementType;
  readonly words: string;
  /** What this dialog has made last. */
  readonly done: Extract<Attempt<EnhanceInput>, { readonly state: 'done' }> | null;
}

/** Whether our own engine draws it, and the picture that is there of it, if it would only draw that again. */
export function useMade(
  { type, id }: ImageRow,
  { chosen, words, done }: Asked,
): { readonly isDrawnHere: boolean; readonly made: string | null } {
  const isDrawnHere = useDrawnHere('enhance') !== false;
  const asked = { operation: 'enhance', scene: null, enhancementType: chosen } as const;
  const isSame = isDrawnHere && isSameEachTime(asked, 'embedded');
  const isDone =
    done?.result.engine === 'embedded' &&
    done.input.enhancementType === chosen &&
    (chosen !== 'custom' || done.input.customPrompt === words.trim());
  const made = useAlreadyMade({
    picture: { type, id },
    change: isSame
      ? enhancementAsked({ itemId: id, enhancementType: chosen, customPrompt: words })
      : null,
    justMade: isDone ? done.result.itemId : null,
  });
  return { isDrawnHere, made };
}
