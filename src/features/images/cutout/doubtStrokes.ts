import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import type { Mark } from './paintMarks.ts';
import { listOf, type Doubts } from './useDoubts.ts';

/** The parts that may be wrong and were not taken yet, each with the number of its button. */
export const marksOf = (doubts: Doubts, strokes: readonly Stroke[]): readonly Mark[] =>
  listOf(doubts).flatMap((stroke, n) =>
    isTaken(stroke, strokes) ? [] : [{ stroke, number: n + 1 }],
  );

/** Several parts of one kind as one stroke, which one Undo brings back. */
export const togetherOf = (parts: readonly Stroke[]): Stroke => ({
  kind: 'remove',
  radius: Math.max(...parts.map(({ radius }) => radius)),
  points: parts.flatMap(({ points }) => points),
  isPart: true,
});

/** Whether a part was taken, alone or with others: its points are the same objects there. */
export const isTaken = ({ points: [first] }: Stroke, strokes: readonly Stroke[]): boolean =>
  first !== undefined &&
  strokes.some(({ isPart, points }) => isPart === true && points.includes(first));
