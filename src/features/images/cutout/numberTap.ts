import type { Stroke } from '@lumashot/engine/cutout/strokes/strokes';
import { tappedMark, type Mark } from './paintMarks.ts';

/** Slower than this nobody taps twice by habit, or because the first tap seemed to do nothing. */
const GRACE_MS = 700;

/** What a tap means: a part, nothing for a number that has just gone there, or null: it is painted. */
type NumberTap = (
  marks: readonly Mark[],
  points: Stroke['points'],
  box: Parameters<typeof tappedMark>[2],
) => Mark | 'again' | null;

/** A number that was tapped goes, and the next may move to its place: a second tap there is none of either's, and no dab. */
export function createNumberTap(now: () => number = () => performance.now()): NumberTap {
  let last: { readonly mark: Mark; readonly among: readonly Mark[]; readonly at: number } | null =
    null;
  return (marks, points, box) => {
    if (last !== null && now() - last.at <= GRACE_MS) {
      if (tappedMark(last.among, points, box) === last.mark) return 'again';
    }
    const mark = tappedMark(marks, points, box);
    if (mark !== null) last = { mark, among: marks, at: now() };
    return mark;
  };
}
