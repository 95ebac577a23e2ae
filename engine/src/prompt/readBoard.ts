import { rgb, type Rgb } from './rgb.ts';
import {
  boards,
  glue,
  groundWords,
  inkWords,
  plainWords,
  saying,
  type Board,
} from './tables/lettering.ts';
import { colours } from './tables/words.ts';
import { lookUp, STOP } from './tokens.ts';

/** A colour and the word for it. */
export interface Tone {
  readonly word: string;
  readonly colour: Rgb;
}

export interface BoardRead {
  readonly board: Board | null;
  /** As it was called: "a flyer". */
  readonly boardWord: string;
  readonly ground: Tone | null;
  readonly ink: Tone | null;
  /** The word that asks for nothing behind the letters. */
  readonly plain: string | null;
  /** Some word says that these are letters: "that says", "the text". */
  readonly isSaid: boolean;
  readonly others: readonly string[];
}

/** Takes the words for boards, letters and their colours; the others describe the backdrop. */
export function readBoard(words: readonly string[]): BoardRead {
  let board: Board | null = null;
  let boardWord = '';
  let ground: Tone | null = null;
  let ink: Tone | null = null;
  let plain: string | null = null;
  const others: string[] = [];
  for (let i = 0; i < words.length;) {
    const kind = lookUp(boards, words, i);
    const colour = lookUp(colours, words, i);
    const word = words[i] ?? '';
    if (colour !== null) {
      const at = i + colour.words;
      const tone = { word: colour.phrase, colour: rgb(colours[colour.phrase] ?? '#808080') };
      const of = [words[at], words[at + 1]].find(
        (one) => groundWords.has(one ?? '') || inkWords.has(one ?? ''),
      );
      const isInk = of === undefined ? before(words, i) === 'in' : inkWords.has(of);
      const isGround = of === undefined ? before(words, i) === 'on' : groundWords.has(of);
      const onBoard = lookUp(boards, words, at);
      if (isInk && ink === null) ink = tone;
      else if ((isGround || onBoard !== null) && ground === null) ground = tone;
      else others.push(...words.slice(i, at));
      i = at;
      continue;
    }
    if (kind !== null) {
      board ??= kind.value;
      boardWord ||= kind.phrase;
    } else if (!isGlue(word) || standsBeforePlace(words, i)) others.push(word);
    else if (plainWords.has(word)) plain ??= word;
    i += kind?.words ?? 1;
  }
  const isSaid = words.some((word) => saying.has(word) || inkWords.has(word));
  return { board, boardWord, ground, ink, plain, isSaid, others: tidy(others) };
}

const isGlue = (word: string): boolean => word === STOP || glue.has(word) || plainWords.has(word);

/** The word that leads to a colour: "on a plain red" is on red. */
function before(words: readonly string[], i: number): string {
  let at = i - 1;
  while (at >= 0 && (words[at] === 'a' || plainWords.has(words[at] ?? ''))) at--;
  return words[at] ?? '';
}

/** "On a beach": the little words belong to the place. */
function standsBeforePlace(words: readonly string[], i: number): boolean {
  for (let j = i; j < Math.min(words.length, i + 4); j++) {
    const word = words[j] ?? '';
    if (lookUp(boards, words, j) !== null || Object.hasOwn(colours, word)) return false;
    if (groundWords.has(word) || inkWords.has(word) || word === STOP) return false;
    if (!isGlue(word)) return true;
  }
  return false;
}

/** No marks at the edges, nor connections that lost what they led to. */
function tidy(words: readonly string[]): readonly string[] {
  const loose = new Set([STOP, 'and', 'with', 'in', 'on', 'a', 'the']);
  let end = words.length;
  while (end > 0 && loose.has(words[end - 1] ?? '')) end--;
  return words.slice(0, end).filter((word, i, all) => word !== STOP || all[i - 1] !== STOP);
}
