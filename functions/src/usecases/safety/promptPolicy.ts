import { plainText } from '@lumashot/domain/library/searchWords';
import { HARMLESS, KNOWN_PEOPLE, TERMS, YEARS_AFTER_OF, type Terms } from './terms.ts';

/**
 * What no engine is asked for. Only the gravest: everything else is the provider's own filter to say.
 * A rule is two kinds of words near each other, so that one word alone never refuses anything.
 */
export const POLICY_CATEGORIES = ['minors', 'real-people', 'weapons'] as const;
export type PolicyCategory = (typeof POLICY_CATEGORIES)[number];

interface Asked {
  readonly texts: readonly string[];
  /** The picture will show somebody who is real: it is made of their photo. */
  readonly ofSomebody: boolean;
}

/** Words of a sentence or two; beyond it they are rarely about one thing. */
const NEAR = 30;

const ADULT_AGE = 18;

/** The category that refuses these words; null: none does. */
export function policyCategory({ texts, ofSomebody }: Asked): PolicyCategory | null {
  const readings = readingsOf(texts.join(' . '));
  const has = (rule: (text: string) => boolean): boolean => readings.some(rule);
  const isOfMinor = (text: string): boolean =>
    areNear(
      [...agesIn(text), ...found(text, MATCH.minors)],
      [...found(text, MATCH.nakedness), ...found(text, MATCH.suggestive)],
    );
  const isOfSomebody = (text: string): boolean => {
    const nakedness = found(text, MATCH.nakedness);
    return (ofSomebody && nakedness.length > 0) || areNear(found(text, MATCH.people), nakedness);
  };
  if (has(isOfMinor)) return 'minors';
  if (has(isOfSomebody)) return 'real-people';
  if (has((text) => areNear(found(text, MATCH.weapons), found(text, MATCH.instructions)))) {
    return 'weapons';
  }
  return null;
}

/** Letters that are written for others: `n4ked`, `$exy`. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Cyrillic and Greek letters that look like Latin ones, in a word with Latin ones. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ԁ: 'd',
  к: 'k',
  ո: 'n',
  α: 'a',
  ο: 'o',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  υ: 'u',
};

/** A text as it is typed, and as it is meant when somebody hides words. Words with a space around. */
function readingsOf(text: string): readonly string[] {
  const plain = plainText(text.replaceAll(/\p{Cf}/gu, ''));
  const meant = plain
    // `n.a.k.e.d`, `n a k e d`: single letters in a row are one word.
    .replaceAll(/(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]{1,2}\p{L}){2,}(?![\p{L}\p{N}])/gu, (letters) =>
      letters.replaceAll(/[^\p{L}]/gu, ''),
    )
    .replaceAll(/[\p{L}\p{N}@$]+/gu, (word) =>
      /\p{L}/u.test(word) && !/^\d+\p{L}{1,3}$/u.test(word) ? unmasked(word) : word,
    );
  return [plain, meant].map((one) => withoutHarmless(spaced(one)));
}

function unmasked(word: string): string {
  if (!/[a-z]/.test(word)) return word;
  return word.replaceAll(/./gsu, (letter) => LOOKS_LIKE[letter] ?? WRITTEN_FOR[letter] ?? letter);
}

const spaced = (text: string): string => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

type Field = keyof Terms;

const LANGUAGES: readonly Terms[] = Object.values(TERMS);
const termsOf = (field: Field): readonly string[] => LANGUAGES.flatMap((terms) => terms[field]);

const HAN = /\p{Script=Han}/u;

/** One expression of all terms. Linear: alternatives of letters, and one run of letters at the end. */
function matcher(terms: readonly string[]): RegExp {
  const parts = terms.map((term) => {
    const letters = spaced(plainText(term.replace('*', ''))).trim();
    if (HAN.test(letters)) return letters;
    return `(?<= )${letters}${term.endsWith('*') ? '[^ ]*' : ''}(?= )`;
  });
  return new RegExp(parts.join('|'), 'gu');
}

const MATCH = {
  minors: matcher(termsOf('minors')),
  people: matcher([...termsOf('someone'), ...KNOWN_PEOPLE]),
  weapons: matcher(termsOf('weapons')),
  instructions: matcher(termsOf('instructions')),
  nakedness: matcher([...termsOf('explicit'), ...termsOf('undress')]),
  suggestive: matcher(termsOf('suggestive')),
};
const HARMLESS_WORDS = matcher(HARMLESS);
const plainList = (words: readonly string[]): string => words.map(plainText).join('|');
const AGES = [
  new RegExp(`(?<!\\d)(\\d{1,2}) ?(?:${plainList(termsOf('years'))})(?![a-z])`, 'gu'),
  new RegExp(
    `(?<= (?:${plainList(YEARS_AFTER_OF.of)}) )(\\d{1,2}) (?:${plainList(YEARS_AFTER_OF.years)})(?= )`,
    'gu',
  ),
];

const withoutHarmless = (text: string): string => text.replaceAll(HARMLESS_WORDS, '-');

/** Where each of them stands, counted in words. */
const found = (text: string, terms: RegExp): readonly number[] =>
  [...text.matchAll(terms)].map(({ index }) => wordAt(text, index));

const agesIn = (text: string): readonly number[] =>
  AGES.flatMap((age) => [...text.matchAll(age)])
    .filter(([, years]) => Number(years) > 0 && Number(years) < ADULT_AGE)
    .map(({ index }) => wordAt(text, index));

/** In a script without spaces every letter counts. */
const wordAt = (text: string, index: number): number =>
  text.slice(0, index).match(/\p{Script=Han}| /gu)?.length ?? 0;

const areNear = (some: readonly number[], others: readonly number[]): boolean =>
  some.some((one) => others.some((other) => Math.abs(one - other) <= NEAR));
