import { isSameEachTime } from '@lumashot/domain/library/makeAgain';
import { useDrawnHere } from '#app/session/drawnHere.ts';
import { useChosenCount, type CountingForm } from './useChosenCount.ts';

interface Asked {
  readonly uid: string;
  readonly operation: Exclude<CountingForm, 'text'>;
  /** Null: none is chosen yet. */
  readonly scene: string | null;
}

export interface CountChoice {
  readonly count: number;
  readonly onChoose: (count: number) => void;
  readonly isSameEachTime: boolean;
}

/** How many are asked for: one where our own engine draws the same each time. What was chosen comes back with another scene. */
export function useCount({ uid, ...asked }: Asked): CountChoice {
  const [chosen, onChoose] = useChosenCount(uid, asked.operation);
  const here = useDrawnHere(asked.operation);
  const isSame = here !== false && isSameEachTime({ ...asked, enhancementType: null }, 'embedded');
  return { count: isSame ? 1 : chosen, onChoose, isSameEachTime: isSame };
}
