import type { Edit } from './edit.ts';
import { AFTER, amountOf, BEFORE, clause, oneOf, phrasesOf, WHOLE } from './words/phrases.ts';
import { SCALES, VERBS, type Scale } from './words/scales.ts';

type Kind = 'more' | 'plain' | 'graded' | 'excess';
const allOf = (kinds: readonly Kind[]): string =>
  oneOf(SCALES.flatMap((scale) => kinds.map((kind) => scale[kind])).join(','));
const listOf = (...kinds: readonly Kind[]): string =>
  `(?<list>${allOf(kinds)}(?:~${allOf(kinds)})*)`;
const holds = (phrases: string, word: string): boolean => phrasesOf(phrases).includes(word);

const OPEN = `(?:(?:go|make|get) |(?:make|turn|get|have) ${WHOLE} (?:look |appear |feel |be |to be |to look )?|${WHOLE} (?:(?:should|could|must|can|needs to|has to) (?:be|look) |to be |to look )?|(?:can|could|should) ${WHOLE} be )?(?:a |an )?`;
const IS = `(?:${WHOLE} (?:is|looks|appears|seems|feels|came out|turned out) )?`;
const OF = `(?: (?<of>picture|${oneOf(SCALES.map(({ of }) => of).join(','))}))?`;

/** How adjectives ask for more of what they say, or for less. */
const SHAPES: readonly { readonly pattern: RegExp; readonly sign: 1 | -1 }[] = [
  { sign: 1, pattern: clause(`${OPEN}${BEFORE}(?:more )?${listOf('more')}${OF}${AFTER}`) },
  { sign: 1, pattern: clause(`${OPEN}${BEFORE}more ${listOf('plain', 'graded')}${OF}${AFTER}`) },
  { sign: 1, pattern: clause(`${OPEN}${BEFORE}${listOf('plain')}${OF}${AFTER}`) },
  {
    sign: 1,
    pattern: clause(
      `${OPEN}${BEFORE}${listOf('graded')} (?<of>tones|tone|colors|light|lighting|temperature)`,
    ),
  },
  { sign: 1, pattern: clause(`${IS}not ${BEFORE}${listOf('plain', 'graded')} enough`) },
  // "Less bright and warm" may ask for a warm picture: one word only.
  {
    sign: -1,
    pattern: clause(
      `${OPEN}${BEFORE}less (?<list>${allOf(['plain', 'graded', 'excess'])})${OF}${AFTER}`,
    ),
  },
  { sign: -1, pattern: clause(`${IS}${BEFORE}too ${listOf('plain', 'graded', 'excess')}`) },
];
const OBJECT = `(?: (?<first>up|down))?(?: (?<whole>${WHOLE}))?(?: (?<last>up|down))?`;
const VERB = clause(
  `${BEFORE}(?<verb>${oneOf(VERBS.map(({ names }) => names).join(','))})${OBJECT}${AFTER}`,
);
const EXPOSED = clause(`${WHOLE} (?:is|looks) ${BEFORE}(?<way>over|under)-?exposed`);
const TINT = clause(
  `(?:add |apply |with |use )?(?:a )?${BEFORE}(?:slight |subtle |soft )?(?<tint>green|pink|magenta) tint`,
);

/** A change of light or colour, or of how sharp all of the picture is, by adjectives and verbs. */
export function readTone(words: string): readonly Edit[] | null {
  const amount = amountOf(words);
  if (amount === null) return null;
  const exposed = EXPOSED.exec(words)?.groups?.['way'];
  if (exposed !== undefined) return changes('brightness', exposed === 'over' ? -0.6 : 0.6, amount);
  const tint = TINT.exec(words)?.groups?.['tint'];
  if (tint !== undefined) return changes('tint', tint === 'green' ? -1 : 1, amount);
  return byVerb(words, amount) ?? byAdjectives(words, amount);
}

function byVerb(words: string, amount: number): readonly Edit[] | null {
  const { verb = '', whole, first, last } = VERB.exec(words)?.groups ?? {};
  const found = VERBS.find(({ names }) => holds(names, verb));
  const objects = [whole, first, last].filter((object) => object !== undefined);
  if (found === undefined || (found.needsObject && objects.length === 0)) return null;
  return changes(found.family, found.by, amount);
}

function byAdjectives(words: string, amount: number): readonly Edit[] | null {
  for (const { pattern, sign } of SHAPES) {
    const { list, of } = pattern.exec(words)?.groups ?? {};
    if (list === undefined) continue;
    const found = list.split('~').map((word) => change(word, of, sign * amount));
    return found.every((edit) => edit !== null) ? found : null;
  }
  return null;
}

function change(word: string, of: string | undefined, amount: number): Edit | null {
  const scale = SCALES.find(({ more, plain, graded, excess }) =>
    [more, plain, graded, excess].some((phrases) => holds(phrases, word)),
  );
  if (scale === undefined || (of !== undefined && of !== 'picture' && !holds(scale.of, of)))
    return null;
  return changes(scale.family, scale.by, amount)?.[0] ?? null;
}

/** One change by so much; below 0 the opposite, where there is one. */
export function changes(
  family: Scale['family'],
  by: number,
  amount: number,
): readonly Edit[] | null {
  if (family === 'sharpen' || family === 'grain')
    return amount < 0 ? null : [{ kind: family, amount }];
  if (family === 'blur')
    return [amount < 0 ? { kind: 'sharpen', amount: -amount } : { kind: 'blur', amount }];
  return [{ kind: 'tone', tone: { [family]: by * amount } }];
}
