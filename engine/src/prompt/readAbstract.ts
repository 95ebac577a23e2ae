import { rgb, type Rgb } from './rgb.ts';
import { abstracts, abstractWords } from './tables/looks.ts';
import { colours, polite } from './tables/words.ts';
import { lengthIn, lookUp, STOP } from './tokens.ts';

const MANY: ReadonlySet<string> = new Set(['colorful', 'colourful', 'colors', 'colours']);
const COLOURFUL: readonly Rgb[] = ['#c02a8a', '#f2a014', '#22b8d4'].map(rgb);

/** More of them would not be told apart in one flow of ribbons. */
const MOST = 3;

export interface AbstractRead {
  readonly palette: readonly Rgb[];
  readonly dropped: readonly string[];
}

/** Colours of an abstract picture, or null when none is asked for, or something else besides. */
export function readAbstract(words: readonly string[]): AbstractRead | null {
  const named: string[] = [];
  let isAsked = false;
  for (let i = 0; i < words.length;) {
    const length = lengthIn(abstracts, words, i);
    const colour = lookUp(colours, words, i);
    const praise = lookUp(polite, words, i);
    const word = words[i] ?? '';
    isAsked ||= length > 0;
    if (colour !== null && !named.includes(colour.phrase)) named.push(colour.phrase);
    const taken = Math.max(length, colour?.words ?? 0, praise?.words ?? 0);
    if (taken === 0 && word !== STOP && !abstractWords.has(word)) return null;
    i += Math.max(1, taken);
  }
  if (!isAsked) return null;
  const many = words.find((word) => MANY.has(word));
  const isColourful = many !== undefined && many.startsWith('colo') && many.endsWith('ful');
  const palette = named.slice(0, MOST).map((name) => rgb(colours[name] ?? '#808080'));
  return {
    palette: named.length === 0 && many !== undefined ? COLOURFUL : palette,
    // One colour is not colourful.
    dropped: [...named.slice(MOST), ...(isColourful && named.length === 1 ? [many] : [])],
  };
}
