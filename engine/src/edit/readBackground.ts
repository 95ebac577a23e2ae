import type { Background, Edit } from './edit.ts';
import { COLOUR, groundOf, type Standing } from './groundOf.ts';
import { AFTER, amountOf, BEFORE, clause, oneOf, SUBJECT, WHOLE } from './words/phrases.ts';

const OLD = `(?:(?:current|existing|present|old|whole|entire|full|busy|messy|${COLOUR}) )*`;
const THE = `(?:(?:the|its|this|that|my|a|whole|all of the) )?`;
const GROUND = `(?:the color of )?${THE}${OLD}background`;
const CHANGE =
  '(?:change|set|make|turn|switch|swap|paint|color|fill|replace|have|get|recolor|convert)';
const BY = '(?: (?:to|into|in|with|by|for|as|to be|be))?';
const NEW = '(?<ground>[^~]+?)';
const GIVEN = oneOf(
  `(?:put|place|set|show|have|give|make|use|get|photograph|shoot) ${SUBJECT}, change (?:it|this) to,
  switch to, change to, go for, go with, use, add, make, create, try, apply, have, set, put, insert, give ${WHOLE}`,
);
const ON =
  '(?:(?:with|on|onto|in|into|to|against|before|over|in front of|standing in front of|standing on) )?';
const INSTEAD = `(?: (?:instead of|rather than) (?:the |a |this |that )?${OLD}(?:background|one|${COLOUR}))?`;
const REMOVE = '(?:remove|delete|erase|get rid of|cut out|take out|take away|eliminate)';
const PUT = `(?:put|place|set|show|stand|lay|move|position|photograph|shoot) ${SUBJECT}(?: (?:standing|sitting|placed))?`;

/** The object of the verb is the background itself. */
const REMOVED = [
  clause(
    `${REMOVE} ${GROUND}(?: completely| entirely| fully| altogether| from ${WHOLE}| of ${WHOLE})?`,
  ),
  clause(`(?:take|cut) ${GROUND} (?:away|off|out)`),
  clause(`${GROUND} removed`),
  clause('background removal'),
];
interface Replacing {
  readonly standing: Standing;
  /** "A red scene" and "put it in red" are no ground of that colour. */
  readonly takes: 'any' | 'place';
  readonly pattern: RegExp;
}
const REPLACED: readonly Replacing[] = [
  {
    standing: 'before',
    takes: 'any',
    pattern: clause(
      `${CHANGE} ${GROUND}(?: color)?(?: from (?:a |the )?${COLOUR})?${BY} ${NEW}(?: background)?${INSTEAD}`,
    ),
  },
  {
    standing: 'before',
    takes: 'place',
    pattern: clause(`${CHANGE} (?:the|this) (?:setting|scene|scenery) (?:to|into) ${NEW}`),
  },
  {
    standing: 'before',
    takes: 'any',
    pattern: clause(`(?:${GIVEN} )?${ON}${NEW} background${INSTEAD}`),
  },
  {
    standing: 'before',
    takes: 'place',
    pattern: clause(`(?:${GIVEN} )?${ON}${NEW} (?:setting|scene|scenery)`),
  },
  {
    standing: 'before',
    takes: 'any',
    pattern: clause(
      `instead of (?:the |a |this )?${OLD}background (?:use |make it |put |have |give ${WHOLE} )?${NEW}(?: background| one)?`,
    ),
  },
  {
    standing: 'before',
    takes: 'any',
    pattern: clause(
      `(?:can |could |should )?(?:the |its )?background(?: color)?(?: be| should be| must be| to be| in| to| as)? ${NEW}`,
    ),
  },
  {
    standing: 'before',
    takes: 'any',
    pattern: clause(`(?:${GIVEN} )?${ON}(?:a )?background of ${NEW}`),
  },
  {
    standing: 'before',
    takes: 'any',
    pattern: clause(`(?:${GIVEN} )?(?:with )?${NEW} (?:(?:as|for) (?:the |a )?background)`),
  },
  {
    standing: 'before',
    takes: 'place',
    pattern: clause(
      `(?:with |have )?(?!.*\\b(?:moon|flowers)\\b)${NEW} (?:in the background|behind it)`,
    ),
  },
  {
    standing: 'before',
    takes: 'any',
    pattern: clause(`${PUT} (?:before|against|in front of) ${NEW}`),
  },
  { standing: 'before', takes: 'place', pattern: clause(`${PUT} (?:by|near|at|beside) ${NEW}`) },
  { standing: 'there', takes: 'any', pattern: clause(`${PUT} (?:on|onto) ${NEW}`) },
  { standing: 'there', takes: 'place', pattern: clause(`${PUT} (?:in|into) ${NEW}`) },
];
const SOFT = '(?:blurred|blurry|softer|soft|blurrier|out of focus|defocused|unsharp)';
const BLURRED = [
  clause(`(?:add|apply) ${BEFORE}(?:more )?(?:a )?blur (?:to|on) the background`),
  clause(
    `${BEFORE}(?:blur|defocus|soften|blur out)(?: out)? (?:the |its |this )?background(?: more)?${AFTER}`,
  ),
  clause(
    `(?:make |turn |have |put |get )?(?:the |its |this )?background ${BEFORE}(?:be )?(?:more )?${SOFT}${AFTER}`,
  ),
  clause(
    `(?:${GIVEN} )?(?:with )?(?:a |the |some )?${BEFORE}(?:more )?(?:of )?(?:a )?${SOFT} background`,
  ),
  clause(
    `(?:add |apply |with |use |give ${WHOLE} |increase (?:the )?)?(?:a |some |the )?${BEFORE}(?:more )?(?:background (?:blur|bokeh)|bokeh(?: effect)?(?: (?:to|in) the background)?|(?:a )?(?:shallow|shallower) depth of field|portrait mode)${AFTER}`,
  ),
];

export const isRemoval = (words: string): boolean =>
  !/\bcolor of\b/u.test(words) && REMOVED.some((pattern) => pattern.test(words));

/** Another background, or the same one out of focus: nothing else can be done to it alone. */
export function readBackground(words: string): readonly Edit[] | null {
  const amount = amountOf(words);
  if (amount === null) return null;
  if (BLURRED.some((pattern) => pattern.test(words))) return [{ kind: 'backgroundBlur', amount }];
  if (isRemoval(words)) return [{ kind: 'backgroundColour', colour: [255, 255, 255] }];
  const replaced = replacedBy(words);
  return replaced === null ? null : [replaced];
}

function replacedBy(words: string): Background | null {
  for (const { pattern, standing, takes } of REPLACED) {
    const ground = pattern.exec(words)?.groups?.['ground'];
    const found = ground === undefined ? null : groundOf(ground, standing);
    if (found !== null && (takes === 'any' || found.kind !== 'backgroundColour')) return found;
  }
  return null;
}
