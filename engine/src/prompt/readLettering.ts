import type { Rgb } from './rgb.ts';
import { isLegible, isLegibleOnPictures } from './legible.ts';
import { readBoard, type BoardRead } from './readBoard.ts';
import type { Reading } from './reading.ts';
import { readWords } from './readWords.ts';
import { misfits } from './misfits.ts';
import { quotedIn } from './quoted.ts';
import { sceneOf } from './sceneOf.ts';
import type { Scene } from './scene.ts';
import { standsThere, type Board } from './tables/lettering.ts';
import { STOP, tokenise } from './tokens.ts';

/** Words to be set in type, and on what. */
export interface Lettering {
  readonly texts: readonly string[];
  readonly board: Board;
  readonly ground: Rgb | null;
  readonly ink: Rgb | null;
  /** Nothing but the ground behind the words. */
  readonly plain: boolean;
  /** A place behind the words. */
  readonly backdrop: Scene | null;
}

export interface LetteringRead {
  readonly lettering: Lettering | null;
  readonly drawn: readonly string[];
  readonly dropped: readonly string[];
}

const LONGEST = 120;
const MOST = 4;
/** Longer ones would be too small to read. */
const LONGEST_WORD = 40;
/** Of a prompt that is nothing but words in quotes: more are a picture that somebody described. */
const MOST_ALONE = 5;
/** Latin with its accents, Vietnamese, Cyrillic and the usual marks: what the typefaces have. */
export const SETTABLE =
  /^[\u0020-\u007E\u00A1-\u00AC\u00AE-\u00B4\u00B6-\u017F\u01A0\u01A1\u01AF\u01B0\u0401-\u040F\u0410-\u044F\u0451-\u045F\u1EA0-\u1EF9‘’“”–—…€]+$/u;

/** Null when nothing stands in quotes. */
export function readLettering(prompt: string): LetteringRead | null {
  const { texts, rest } = quotedIn(prompt);
  if (texts.length === 0) return null;
  const read = readBoard(tokenise(rest));
  const { board, ground, ink, plain, others } = read;
  const reading = readWords(others);
  const scene = others.every((word) => word === STOP) ? null : sceneOf(reading, tokenise(prompt));
  const things = reading.subjects.map(({ word }) => word);
  const wrong = scene === null ? [] : misfits(reading, scene);
  const backdrop = scene?.understood === true ? scene : null;
  const unset = unsettable(texts);
  const dropped = [
    ...reading.dropped,
    ...things,
    ...wrong,
    ...unset,
    ...hungThere(read, reading, backdrop),
    ...illegible(read, backdrop),
    ...ambiguous(texts, read),
  ];
  const drawn = [
    ...(unset.length > 0 ? [] : texts.map((text) => `“${text}”`)),
    ...reading.drawn.filter((words) => !things.some((thing) => words.endsWith(thing))),
  ];
  // Without a word for a board or a place nobody knows where the letters are to stand.
  const isBare = board === null && others.length > 0 && backdrop === null;
  if (dropped.length > 0 || isBare) return { lettering: null, drawn, dropped };
  const colours = { ground: ground?.colour ?? null, ink: ink?.colour ?? null };
  return {
    lettering: { texts, board: board ?? 'poster', ...colours, plain: plain !== null, backdrop },
    drawn,
    dropped,
  };
}

/** Why words cannot be set, said once; they themselves are in order. */
function unsettable(texts: readonly string[]): readonly string[] {
  return [
    ...(texts.length > MOST ? [`more than ${MOST} texts in quotes`] : []),
    ...(texts.join(' ').length > LONGEST
      ? [`words in quotes longer than ${LONGEST} characters`]
      : []),
    ...(texts.every((text) => SETTABLE.test(text)) ? [] : ['letters that our typefaces lack']),
    ...(texts.some((text) => text.split(' ').some((word) => word.length > LONGEST_WORD))
      ? [`a word longer than ${LONGEST_WORD} characters`]
      : []),
  ];
}

/** Over a picture there is no board, and no ground of one's own. */
function hungThere(
  { board, boardWord, ground, plain }: BoardRead,
  { placed }: Reading,
  backdrop: Scene | null,
): readonly string[] {
  if (backdrop === null) return [];
  const hangs = placed.some(({ how }) => standsThere[boardWord]?.includes(how) === true);
  return [
    ...(board === 'sign' || hangs ? [boardWord] : []),
    ...(ground === null ? [] : [ground.word]),
    ...(plain === null ? [] : [plain]),
  ];
}

function illegible({ ground, ink }: BoardRead, backdrop: Scene | null): readonly string[] {
  if (ink === null) return [];
  if (backdrop !== null)
    return isLegibleOnPictures(ink.colour) ? [] : [`${ink.word} letters on a darkened picture`];
  if (ground === null || isLegible(ink.colour, ground.colour)) return [];
  return ink.word === ground.word
    ? ['letters in the colour of their ground']
    : [`${ink.word} letters on ${ground.word}, too alike to be read`];
}

/** A whole description in quotes: a poster of it, or a picture? */
function ambiguous(texts: readonly string[], read: BoardRead): readonly string[] {
  const { board, ground, ink, isSaid } = read;
  const said = isSaid || board !== null || ground !== null || ink !== null;
  const words = texts.join(' ').split(' ').length;
  return said || words <= MOST_ALONE ? [] : ['whether these words are to be written, or drawn'];
}
