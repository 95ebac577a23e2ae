import { plainText } from '@lumashot/domain/library/searchWords';
import { isNakedSomebody, isUndressing } from './undressing.ts';
import { CALLS, GROUPS, HATEFUL, NOT_HATEFUL } from './hateTerms.ts';
import { MORE_TERMS } from './moreTerms.ts';
import { AGE_BEFORE, HARMLESS, KNOWN_PEOPLE, TERMS, YEARS_AFTER_OF, type Terms } from './terms.ts';
import { areNear, found, matcher, readingsOf, spaced, wordAt } from './words.ts';

/**
 * What no engine is asked for. Only the gravest: everything else is the provider's own filter to say.
 * A rule is two kinds of words near each other, so that one word alone never refuses anything; but for slurs, slogans
 * and threats, which the preview engine, with no provider behind it, would set in large letters.
 */
export const POLICY_CATEGORIES = ['minors', 'real-people', 'weapons', 'hate'] as const;
export type PolicyCategory = (typeof POLICY_CATEGORIES)[number];

/**
 * What a picture is made of: a photo of somebody, who is real; the photo of a thing, which may show whoever wears
 * or holds it as well; or words alone.
 */
export type MadeOf = 'somebody' | 'thing' | 'words';

interface Asked {
  readonly texts: readonly string[];
  readonly madeOf: MadeOf;
}

/** Words of a sentence or two; beyond it they are rarely about one thing. */
const NEAR = 30;

const ADULT_AGE = 18;

/** The category that refuses these words; null: none does. */
export function policyCategory({ texts, madeOf }: Asked): PolicyCategory | null {
  const typed = readingsOf(texts.join(' . '));
  const readings = typed.map((text) => withoutHarmless(spaced(text)));
  const has = (rule: (text: string) => boolean): boolean => readings.some(rule);
  if (has(isOfMinor)) return 'minors';
  if (has(isOfKnownPeople) || typed.some(UNDRESSES[madeOf])) return 'real-people';
  if (has((text) => isNear(found(text, MATCH.weapons), found(text, MATCH.instructions)))) {
    return 'weapons';
  }
  return has(isHateful) ? 'hate' : null;
}

const isNear = (some: readonly number[], others: readonly number[]): boolean =>
  areNear(some, others, NEAR);

const isOfMinor = (text: string): boolean =>
  isNear(
    [...agesIn(text), ...found(text, MATCH.minors)],
    [...found(text, MATCH.nakedness), ...found(text, MATCH.suggestive)],
  );

const isOfKnownPeople = (text: string): boolean =>
  isNear(found(text, MATCH.people), found(text, MATCH.nakedness));

const isOfNakedPerson = (text: string): boolean => isUndressing(text) || isNakedSomebody(text);

/** By what the picture is made of: whether whoever its photo shows would be undressed. */
const UNDRESSES: Readonly<Record<MadeOf, (text: string) => boolean>> = {
  somebody: (text) =>
    found(withoutHarmless(spaced(text)), MATCH.nakedness).length > 0 || isOfNakedPerson(text),
  thing: isOfNakedPerson,
  // Nobody is known to be real without a photo or a name.
  words: () => false,
};

/** From a call to whom it is against, in words. */
const CALLED = 3;

const isHateful = (text: string): boolean =>
  found(text, MATCH.hateful).length > 0 ||
  areNear(found(text, MATCH.calls), found(text, MATCH.groups), CALLED);

type Field = keyof Terms;

const LANGUAGES: readonly Partial<Terms>[] = [
  ...Object.values(TERMS),
  ...Object.values(MORE_TERMS),
];
const termsOf = (field: Field): readonly string[] =>
  LANGUAGES.flatMap((terms) => terms[field] ?? []);

const MATCH = {
  minors: matcher(termsOf('minors')),
  people: matcher([...termsOf('someone'), ...KNOWN_PEOPLE]),
  weapons: matcher(termsOf('weapons')),
  instructions: matcher(termsOf('instructions')),
  nakedness: matcher([...termsOf('explicit'), ...termsOf('undress')]),
  suggestive: matcher(termsOf('suggestive')),
  hateful: matcher(HATEFUL),
  calls: matcher(CALLS),
  groups: matcher(GROUPS),
};
const HARMLESS_WORDS = matcher([...HARMLESS, ...NOT_HATEFUL]);
const plainList = (words: readonly string[]): string => words.map(plainText).join('|');
const AGES = [
  // `girl, 12, ...` and `aged 12`: without the word for years.
  new RegExp(`(?<= (?:${plainList(AGE_BEFORE)}) )(\\d{1,2})(?= )`, 'gu'),
  new RegExp(`(?<!\\d)(\\d{1,2}) ?(?:${plainList(termsOf('years'))})(?![a-z])`, 'gu'),
  new RegExp(
    `(?<= (?:${plainList(YEARS_AFTER_OF.of)}) )(\\d{1,2}) (?:${plainList(YEARS_AFTER_OF.years)})(?= )`,
    'gu',
  ),
];

const withoutHarmless = (text: string): string => text.replaceAll(HARMLESS_WORDS, '-');

const agesIn = (text: string): readonly number[] =>
  AGES.flatMap((age) => [...text.matchAll(age)])
    .filter(([, years]) => Number(years) > 0 && Number(years) < ADULT_AGE)
    .map(({ index }) => wordAt(text, index));
