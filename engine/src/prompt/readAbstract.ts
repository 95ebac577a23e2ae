import { rgb, type Rgb } from './rgb.ts';
import { abstracts, abstractWords } from './tables/looks.ts';
import { colours, polite } from './tables/words.ts';
import { lengthIn, lookUp, STOP } from './tokens.ts';

const MANY: ReadonlySet<string> = new Set(['colorful', 'colourful', 'colors', 'colours']);
const COLOURFUL: readonly Rgb[] = ['#c02a8a', '#f2a014', '#22b8d4'].map(rgb);

/** Colours of an abstract picture, or null when none is asked for, or something else besides. */
export function readAbstract(words: readonly string[]): readonly Rgb[] | null {
  const palette: Rgb[] = [];
  let isAsked = false;
  for (let i = 0; i < words.length;) {
    const named = lengthIn(abstracts, words, i);
    const colour = lookUp(colours, words, i);
    const praise = lookUp(polite, words, i);
    const word = words[i] ?? '';
    isAsked ||= named > 0;
    if (colour !== null) palette.push(rgb(colours[colour.phrase] ?? '#808080'));
    const taken = Math.max(named, colour?.words ?? 0, praise?.words ?? 0);
    if (taken === 0 && word !== STOP && !abstractWords.has(word)) return null;
    i += Math.max(1, taken);
  }
  const many = words.some((word) => MANY.has(word));
  return isAsked ? (palette.length === 0 && many ? COLOURFUL : palette) : null;
}
