import type { Stroke } from '@lumashot/engine/cutout/strokes';

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
