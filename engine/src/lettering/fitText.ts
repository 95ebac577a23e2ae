import type { Brush } from '../paint/layer.ts';
import { posterFont, type Face } from './posterFont.ts';

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
  /** Of all lines. */
  readonly height: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
}

const STEP = 2;
const SMALLEST = 14;
const LEADING: Readonly<Record<Face, number>> = { condensed: 1.16, wide: 1.08, serif: 1.12 };

/** The largest type that holds the text in the box, over as many lines as that takes. */
export function fitText(brush: Brush, text: string, face: Face, box: Box): Fitted {
  const words = text.split(' ');
  const most = Math.min(words.length, 8);
  let best: Fitted = { lines: [text], size: 0, height: 0 };
  for (let count = 1; count <= most; count++) {
    const lines = balanced(words, count);
    const size = sizeOf(brush, lines, face, box);
    // One more line has to be worth it: few long lines read better than many short ones.
    if (size > best.size * 1.06)
      best = { lines, size, height: lines.length * size * LEADING[face] };
  }
  return best;
}

export const leadingOf = (face: Face): number => LEADING[face];

function sizeOf(brush: Brush, lines: readonly string[], face: Face, box: Box): number {
  brush.font = posterFont(face, 100);
  const widest = Math.max(1, ...lines.map((line) => brush.measureText(line).width));
  const byWidth = (box.width / widest) * 100;
  const byHeight = box.height / (lines.length * LEADING[face]);
  const size = Math.min(byWidth, byHeight, box.largest);
  return Math.max(SMALLEST, Math.floor(size / STEP) * STEP);
}

/** Lines of as equal a length as the words allow: the widest is as narrow as can be. */
function balanced(words: readonly string[], count: number): readonly string[] {
  const longest = Math.max(...words.map((word) => word.length));
  for (let limit = longest; ; limit++) {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= limit)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    if (lines.length <= count) return lines;
  }
}
