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
  partsIn(text)
    .flatMap((part) => (isUnspaced(part) ? pairsOf(part) : [part]))
    .map((word) => firstLetters(word));

/** Runs of one kind of script each. */
const partsIn = (text: string): readonly string[] =>
  (plainText(text).match(RUN) ?? []).flatMap(splitScripts);

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
  const parts: string[] = [];
  let end = 0;
  for (const { 0: unspaced, index } of run.matchAll(UNSPACED)) {
    parts.push(run.slice(end, index), unspaced);
    end = index + unspaced.length;
  }
  return [...parts, run.slice(end)].filter((part) => part !== '');
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
 * What a device searches an item's texts by: all of them, each word after a space. Words that are kept are
 * few and pairs (the server's index costs by each); here a single sign is found too, wherever it stands.
 */
export const searchText = (texts: readonly string[]): string =>
  texts
    .flatMap(partsIn)
    .map((part) => ` ${part}`)
    .join('');

/** Where this stands in a search text, the typed word is found: at a word's beginning, or anywhere in a run. */
export const searchNeedle = (typedWord: string): string =>
  isUnspaced(typedWord) ? typedWord : ` ${typedWord}`;

/**
 * Typed words: each is the beginning of one that an item must have. A single letter only where nothing longer
 * is typed: nobody looks for the "a" of "a red fox".
 */
export function typedSearchWords(typed: string): readonly string[] {
  const words = distinct(wordsIn(typed));
  const telling = words.filter((word) => isKept(word) || isUnspaced(word) || /\p{N}/u.test(word));
  return (telling.length === 0 ? words : telling).slice(0, SEARCH_WORDS_MOST);
}

/** The server finds whole words only, and short ones are in everything; two signs of an unspaced script say enough. */
const isLongEnough = (word: string): boolean =>
  Array.from(word).length >= (isUnspaced(word) ? 2 : 3);

/** What the server is asked for. */
export const longestSearchWord = (words: readonly string[]): string | null =>
  words
    .filter(isLongEnough)
    .toSorted((one, other) => Array.from(other).length - Array.from(one).length)[0] ?? null;

const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)];
