import { isSameEachTime } from '@lumashot/domain/library/makeAgain';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { useState } from 'react';
import { useDrawnHere } from '#app/session/drawnHere.ts';

interface Asked {
  readonly operation: OperationName;
  /** Null: none is chosen yet. */
  readonly scene: string | null;
}

export interface CountChoice {
  readonly count: number;
  readonly onChoose: (count: number) => void;
  readonly isSameEachTime: boolean;
}

/** How many are asked for: one where our own engine draws the same each time. What was chosen comes back with another scene. */
export function useCount(asked: Asked): CountChoice {
  const [chosen, onChoose] = useState(1);
  const here = useDrawnHere(asked.operation);
  const isSame = here !== false && isSameEachTime({ ...asked, enhancementType: null }, 'embedded');
  return { count: isSame ? 1 : chosen, onChoose, isSameEachTime: isSame };
}
