/** How many words of an item are kept for searching, and how many characters of each. */
export const SEARCH_WORDS_MOST = 40;
export const SEARCH_WORD_LENGTH = 32;

/** A word of one letter says nothing about an item; as the beginning of a longer one it is looked for. */
const SHORTEST_KEPT = 2;

/**
 * Scripts that put no space between words: Chinese, Japanese, and those of South-East Asia. With their
 * extensions: the Japanese long vowel sign belongs to two scripts.
 */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/gu;

const RUN = /[\p{L}\p{N}]+/gu;

/**
 * The words of a text as they are searched for: without accents and capitals, letters and digits only.
 * A run of a script without spaces becomes its pairs of letters, so that any part of it is found.
 */
const wordsIn = (text: string): readonly string[] =>
  (plainText(text).match(RUN) ?? []).flatMap(splitScripts).map((word) => firstLetters(word));

/**
 * Accents, wide letters and capitals are the same to whoever searches. By way of capitals, as Unicode
 * folds case: a sharp s is ss. The Greek sigma of a word's end may stand inside of a longer one.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('\u03c2', '\u03c3')
    .normalize('NFC');

function splitScripts(run: string): readonly string[] {
  const words: string[] = [];
  let end = 0;
  for (const { 0: unspaced, index } of run.matchAll(UNSPACED)) {
    words.push(run.slice(end, index), ...pairsOf(unspaced));
    end = index + unspaced.length;
  }
  return [...words, run.slice(end)].filter((word) => word !== '');
}

function pairsOf(run: string): readonly string[] {
  const letters = Array.from(run);
  return letters.length === 1
    ? letters
    : letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
}

/** By whole letters: one outside the basic plane is two units long. */
const firstLetters = (word: string): string =>
  word.length <= SEARCH_WORD_LENGTH
    ? word
    : word.slice(0, SEARCH_WORD_LENGTH).replace(/[\uD800-\uDBFF]$/u, '');

/** What an item with these texts is found by: distinct words, those that come first. */
export const keptSearchWords = (texts: readonly string[]): readonly string[] =>
  distinct(texts.flatMap(wordsIn).filter(isKept)).slice(0, SEARCH_WORDS_MOST);

const isKept = (word: string): boolean => Array.from(word).length >= SHORTEST_KEPT;

const isUnspaced = (word: string): boolean => word.search(UNSPACED) >= 0;

/**
 * Typed words: each is the beginning of one that an item must have. Of one letter only where nothing longer
 * is typed: no item keeps such a word, and "a red fox" has to be found by its own prompt.
 */
export function typedSearchWords(typed: string): readonly string[] {
  const words = distinct(wordsIn(typed));
  const longer = words.filter((word) => isKept(word) || isUnspaced(word));
  return (longer.length === 0 ? words : longer).slice(0, SEARCH_WORDS_MOST);
}

/** What the server is asked for: it finds whole words only, and short ones are in everything. */
export function longestSearchWord(words: readonly string[]): string | null {
  const longest = words.toSorted(
    (one, other) => Array.from(other).length - Array.from(one).length,
  )[0];
  return longest === undefined || Array.from(longest).length < 3 ? null : longest;
}

const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)];
