import { nouns } from './nouns.ts';
import { lookUp } from './tokens.ts';
import { colours, fillers, leads, numbers, places, styles, verbLike } from './words.ts';

export const has = (table: Readonly<Record<string, unknown>>, word: string): boolean =>
  Object.hasOwn(table, word);

/** "orange" and "rose" before another noun are colours. */
export function isColourHere(words: readonly string[], i: number, phrase: string): boolean {
  if (!has(colours, phrase)) return false;
  return (
    lookUp(nouns, words, i + 1, true) !== null ||
    lookUp(places, words, i + 1, false) !== null ||
    ['sky', 'light', 'sunset', 'background', 'and', 'glow'].includes(words[i + 1] ?? '')
  );
}

/** "bears" and "watches" after an unknown word are what that word does. */
export function isVerbHere(
  noun: { readonly plural: boolean; readonly phrase: string },
  before: string,
): boolean {
  if (!noun.plural || !verbLike.has(noun.phrase) || before === '') return false;
  return (
    !leads.has(before) &&
    !has(numbers, before) &&
    !has(colours, before) &&
    !fillers.has(before) &&
    !has(styles, before) &&
    !/^\d+$|^[.;!?]$/u.test(before)
  );
}

/** The last two things were named in one breath: "a cat and two dogs". */
export const isListed = (words: readonly string[], i: number): boolean =>
  words.slice(Math.max(0, i - 5), i).includes('and');
