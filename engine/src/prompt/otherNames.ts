import { greetings, namesakes, propernames } from './tables/looks.ts';
import { articles, polite } from './tables/words.ts';
import { lengthIn } from './tokens.ts';

/** Names of something that is not drawn, of words that are all known: "White House", "good night". */
export const otherNames = (words: readonly string[]): readonly string[] =>
  words.flatMap((_, i) => {
    const proper = isAnyOfThem(words, i) ? 0 : lengthIn(propernames, words, i);
    const length = Math.max(lengthIn(namesakes, words, i), proper, greetingAt(words, i));
    return length === 0 ? [] : words.slice(i, i + length).join(' ');
  });

/** "A white house", "a lovely white house". */
function isAnyOfThem(words: readonly string[], at: number): boolean {
  let i = at - 1;
  while (i >= 0 && Object.hasOwn(polite, words[i] ?? '')) i--;
  const word = words[i] ?? '';
  return word !== 'the' && articles.has(word);
}

/** Not in "a good morning": then it is one. */
const greetingAt = (words: readonly string[], at: number): number =>
  articles.has(words[at - 1] ?? '') ? 0 : lengthIn(greetings, words, at);
