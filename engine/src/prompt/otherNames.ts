import { greetings, namesakes, propernames } from './tables/looks.ts';
import { prepositions } from './tables/verbs.ts';
import { articles } from './tables/words.ts';
import { lengthIn, STOP } from './tokens.ts';

/** Names of something that is not drawn, of words that are all known: "White House", "good night". */
export const otherNames = (words: readonly string[]): readonly string[] =>
  words.flatMap((_, i) => {
    const proper = isAnyOfThem(words, i) ? 0 : lengthIn(propernames, words, i);
    const length = Math.max(lengthIn(namesakes, words, i), proper, greetingAt(words, i));
    return length === 0 ? [] : words.slice(i, i + length).join(' ');
  });

/** "A white house", "a small white house"; not "a picture of White House". */
function isAnyOfThem(words: readonly string[], at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const word = words[i] ?? '';
    if (articles.has(word)) return word !== 'the';
    if (word === STOP || Object.hasOwn(prepositions, word)) return false;
  }
  return false;
}

/** Not in "a good morning": then it is one. */
const greetingAt = (words: readonly string[], at: number): number =>
  articles.has(words[at - 1] ?? '') ? 0 : lengthIn(greetings, words, at);
