import { rgb, type Rgb } from './rgb.ts';
import { readWords } from './readWords.ts';
import { misfits } from './misfits.ts';
import { sceneOf } from './sceneOf.ts';
import type { Scene } from './scene.ts';
import { boards, glue, groundWords, inkWords, type Board } from './tables/lettering.ts';
import { colours } from './tables/words.ts';
import { lookUp, STOP, tokenise } from './tokens.ts';

/** Words to be set in type, and on what. */
export interface Lettering {
  readonly texts: readonly string[];
  readonly board: Board;
  readonly ground: Rgb | null;
  readonly ink: Rgb | null;
  /** A place behind the words. */
  readonly backdrop: Scene | null;
}

export interface LetteringRead {
  readonly lettering: Lettering | null;
  readonly drawn: readonly string[];
  readonly dropped: readonly string[];
}

const QUOTED =
  /"([^"]+)"|“([^“”"]+)[”"]|„([^„“”"]+)[“”"]|«([^«»]+)»|(?<=^|\s)'([^']+)'(?=$|[\s.,;!?])|‘([^‘’]+)’/gu;
const LONGEST = 120;
const MOST = 4;
/** Longer ones would be too small to read. */
const LONGEST_WORD = 40;
/** Latin with its accents, Vietnamese, Cyrillic and the usual marks: what the typefaces have. */
export const SETTABLE =
  /^[\u0020-\u007E\u00A1-\u00AC\u00AE-\u00B4\u00B6-\u017F\u01A0\u01A1\u01AF\u01B0\u0401-\u040F\u0410-\u044F\u0451-\u045F\u1EA0-\u1EF9‘’“”–—…€]+$/u;

/** Null when nothing stands in quotes. */
export function readLettering(prompt: string): LetteringRead | null {
  const texts: string[] = [];
  const rest = prompt
    .slice(0, 4_000)
    .normalize('NFC')
    .replace(QUOTED, (_, ...groups: unknown[]) => {
      const text = groups.slice(0, 6).find((group) => typeof group === 'string');
      texts.push(typeof text === 'string' ? text.replace(/\s+/gu, ' ').trim() : '');
      return ' ';
    });
  const said = texts.filter((text) => text !== '');
  if (said.length === 0) return null;
  const { board, ground, ink, others } = readBoard(tokenise(rest));
  const reading = readWords(others);
  const scene = others.every((word) => word === STOP) ? null : sceneOf(reading, tokenise(prompt));
  const things = reading.subjects.map(({ word }) => word);
  const wrong = scene === null ? [] : misfits(reading, scene);
  const isLong = said.length > MOST || said.join(' ').length > LONGEST;
  const isUnset = (text: string): boolean =>
    isLong || !SETTABLE.test(text) || text.split(' ').some((word) => word.length > LONGEST_WORD);
  const unset = said.filter(isUnset);
  const faint = ground !== null && ink !== null && String(ground) === String(ink);
  const dropped = [
    ...reading.dropped,
    ...things,
    ...wrong,
    ...unset,
    ...(faint ? ['letters in the colour of their ground'] : []),
  ];
  const drawn = [
    ...said.filter((text) => !unset.includes(text)).map((text) => `“${text}”`),
    ...reading.drawn.filter((words) => !things.some((thing) => words.endsWith(thing))),
  ];
  // Without a word for a board or a place nobody knows where the letters are to stand.
  const isBare = board === null && others.length > 0 && scene?.understood !== true;
  const backdrop = scene?.understood === true ? scene : null;
  return dropped.length > 0 || isBare
    ? { lettering: null, drawn, dropped }
    : {
        lettering: { texts: said, board: board ?? 'poster', ground, ink, backdrop },
        drawn,
        dropped,
      };
}

/** Takes the words for boards, letters and their colours; the others describe the backdrop. */
function readBoard(words: readonly string[]): {
  readonly board: Board | null;
  readonly ground: Rgb | null;
  readonly ink: Rgb | null;
  readonly others: readonly string[];
} {
  let board: Board | null = null;
  let ground: Rgb | null = null;
  let ink: Rgb | null = null;
  const others: string[] = [];
  for (let i = 0; i < words.length;) {
    const kind = lookUp(boards, words, i);
    const colour = lookUp(colours, words, i);
    if (colour !== null) {
      const at = i + colour.words;
      const tone = rgb(colours[colour.phrase] ?? '#808080');
      const of = [words[at], words[at + 1]].find(
        (word) => groundWords.has(word ?? '') || inkWords.has(word ?? ''),
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
    if (kind !== null) board ??= kind.value;
    else if (!isGlue(words[i] ?? '') || standsBeforePlace(words, i)) others.push(words[i] ?? '');
    i += kind?.words ?? 1;
  }
  return { board, ground, ink, others: tidy(others) };
}

const isGlue = (word: string): boolean => word === STOP || glue.has(word);

const before = (words: readonly string[], i: number): string =>
  words[i - 1] === 'a' ? (words[i - 2] ?? '') : (words[i - 1] ?? '');

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
