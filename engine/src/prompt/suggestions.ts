import { article } from './article.ts';
import { quotedIn } from './quoted.ts';
import { otherNames } from './otherNames.ts';
import { iconsNamed } from './readIcon.ts';
import { readWords } from './readWords.ts';
import { withoutTheRest } from './withoutTheRest.ts';
import { greetings } from './tables/looks.ts';
import { FAVOURITES, NEGATIONS } from './tables/offers.ts';
import { colours } from './tables/words.ts';
import { tokenise } from './tokens.ts';

const MOST = 3;

interface Refused {
  readonly prompt: string;
  readonly words: readonly string[];
  readonly isSold: (prompt: string) => boolean;
}

/** Up to three prompts that are sold, nearest first: what was understood, without the rest. */
export function suggestionsFor({ prompt, words, isSold }: Refused): readonly string[] {
  const { texts, rest } = quotedIn(prompt);
  const near = [
    ...postersOf(texts),
    ...withoutTheRest(readWords(wanted(tokenise(rest)))),
    // Everything in quotes: described, and meant to be seen?
    ...texts.flatMap((text) => [text, ...withoutTheRest(readWords(wanted(tokenise(text))))]),
    ...otherNames(words)
      .filter((name) => greetings.has(name))
      .map((name) => `A poster that says "${capital(name)}"`),
    ...iconsNamed(wanted(words))
      .filter((name) => !Object.hasOwn(colours, name))
      .map((name) => `An icon of ${article(name)}`),
  ];
  const first = words.join('').length % FAVOURITES.length;
  const others = FAVOURITES.map((_, i) => FAVOURITES[(first + i) % FAVOURITES.length] ?? '');
  const same = prompt.trim().toLowerCase();
  const sold = [...new Set(near)].filter((one) => one.toLowerCase() !== same && isSold(one));
  return [...new Set([...sold, ...others])].slice(0, MOST);
}

/** All texts on one poster, or the first of them. */
function postersOf(texts: readonly string[]): readonly string[] {
  const quoted = texts.map((text) => `"${text.replace(/"/gu, '')}"`);
  return quoted.length === 0
    ? []
    : [`A poster that says ${quoted.join(' ')}`, `A poster that says ${quoted[0]}`];
}

/** "Mountains, but not at night": nothing after the "but". */
function wanted(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => NEGATIONS.has(word));
  return end < 0 ? words : words.slice(0, end);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
