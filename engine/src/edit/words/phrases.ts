/**
 * Parts of the patterns that a clause is read by. A pattern always holds all of its clause: a word that it
 * has no place for names a part of the picture, or something that is not there, and the clause is refused.
 */

/** The comma-separated phrases of a table. */
export const phrasesOf = (phrases: string): readonly string[] =>
  phrases
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/gu, ' '))
    .filter((phrase) => phrase !== '');

/** One of them. */
export const oneOf = (phrases: string): string => `(?:${phrasesOf(phrases).join('|')})`;

/** All of the picture. */
export const WHOLE = `(?:it all|it|this|that|everything|all of it|(?:(?:the|this|that|my|our) )?(?:(?:whole|entire|overall|full) )?(?:product )?picture)(?: overall)?`;
/** What stands in its middle, and is kept where its background changes. */
export const SUBJECT = `(?:it|this|them|me|us|(?:the|this|my|our) (?:product|object|item|subject))`;

const SMALL =
  'a tiny bit, a little bit, just a bit, a bit, a little, little bit, a touch, a tad, a hint, a smidge, slightly, somewhat, subtly, gently';
const BIG =
  'much, a whole lot, a lot, lots, a great deal, way, very, far, strongly, really, extremely, super, dramatically, heavily, significantly, considerably, noticeably';
const DEGREE = oneOf(
  String.raw`${SMALL}, ${BIG}, even, quite, just, rather, fairly, some, (?:by )?\+?\d+(?:\.\d+)?%`,
);
/** A little, in all of its words. */
export const SLIGHTLY = oneOf(SMALL);
/** Any degrees before a word, and after it. */
export const BEFORE = `(?:${DEGREE} )*`;
export const AFTER = `(?: ${DEGREE})*`;

const LITTLE = new RegExp(String.raw`\b(?:${oneOf(SMALL)}|subtle|gentle|soft|slight|faint)\b`, 'u');
const MUCH = new RegExp(String.raw`\b(?:${oneOf(BIG)}|strong|heavy|dramatic)\b`, 'u');

/** Whether a clause asks for only a little. */
export const isLittle = (words: string): boolean => LITTLE.test(words);

/** The share that a clause names, 1 for all of it; null where it names none. */
export function shareOf(words: string): number | null {
  const percent = /(\d+(?:\.\d+)?)%/u.exec(words);
  return percent === null ? null : Number(percent[1]) / 100;
}

/** 1 is the usual change; "by 20%" is a share of a strong one. Null where nothing would change. */
export function amountOf(words: string): number | null {
  const share = shareOf(words);
  if (share !== null) return amountOfShare(share);
  if (LITTLE.test(words)) return 0.5;
  // "Too much" and "too far" say no degree.
  return MUCH.test(words.replace(/\btoo (?:much|far)\b/gu, '')) ? 1.7 : 1;
}

export const amountOfShare = (share: number): number | null =>
  share === 0 ? null : Math.min(2, Math.max(0.05, share * 2.5));

/** A pattern for a whole clause. */
export const clause = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');
