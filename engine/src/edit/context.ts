import { isAroundSubject, replacesBackground } from './applyEdits.ts';
import type { Edit } from './edit.ts';
import { isColour } from './groundOf.ts';
import type { Clause } from './words/clauses.ts';

/** A clause with what it asks for; without edits it is left out, and people read so. */
export interface Part {
  readonly clause: Clause;
  readonly edits: readonly Edit[];
}

const NEGATIVE =
  /\b(?:not|no|never|without|avoid|remove|delete|erase|get rid|take away|take off|stop|undo|nor|neither|instead of|rather than|nothing)\b/u;
const PRONOUN = /\b(?:it|this|that|them|these|those)\b/u;
const STARTS_WITH_VERB =
  /^(?:make|turn|set|change|add|apply|put|place|give|use|increase|reduce|decrease|lower|raise|boost|bring|brighten|darken|lighten|blur|soften|sharpen|crop|trim|rotate|tilt|flip|mirror|zoom|convert|replace|remove|desaturate|saturate|warm|cool)\b/u;
const NAMES_PICTURE = /\b(?:picture|background)\b/u;
const ARTICLE = /^(?:with|a|an|some|the)\b/u;
const COMPARED = /er\b|\bmore\b|\bless\b|\btoo\b|background/u;

/**
 * A part that cannot stand alone, since the one before it was not understood: "her hair longer and darker",
 * "add a cat and make it bigger", "no grain, vignette or blur".
 */
export function leansOn(clause: Clause, parts: readonly Part[]): boolean {
  const before = parts.at(-1);
  if (before === undefined) return false;
  const isSame = before.clause.sentence === clause.sentence;
  if (before.edits.length > 0) return isSame && isComplaint(clause, before);
  if (PRONOUN.test(clause.words)) return true;
  if (!isSame) return false;
  if (clause.joint !== 'but' && isDenied(parts, clause.sentence)) return true;
  if (STARTS_WITH_VERB.test(clause.words)) return false;
  // "A green and white background" has two colours.
  if (isColour(before.clause.words)) return true;
  return (
    !NAMES_PICTURE.test(clause.words) || (clause.joint === 'and' && !ARTICLE.test(clause.words))
  );
}

/** "Too bright and a bit saturated" complains of both. */
const isComplaint = ({ words }: Clause, before: Part): boolean =>
  /\btoo\b|\bnot\b/u.test(before.clause.words) &&
  !STARTS_WITH_VERB.test(words) &&
  !COMPARED.test(words);

/** Something was denied and nothing understood since. */
function isDenied(parts: readonly Part[], sentence: number): boolean {
  const start = parts.findLastIndex(
    ({ edits, clause }) => edits.length > 0 || clause.sentence !== sentence,
  );
  return parts.slice(start + 1).some(({ clause }) => NEGATIVE.test(clause.words));
}

const LIMITS =
  /^(?:only|just|except|excluding|apart from|not|especially|particularly|mostly|mainly|outside|inside|everywhere|leave|keep|do not|without|on|in|at|around|near|behind|under|over|where|while|so|as|like|because|until|if|unless|for|from|to|of|or|nor|instead|rather|maybe|starting|centred|centered|focused|focusing|aligned|the rest|everything else)\b|^(?:the|her|his|my|their|your|its) \S+(?: \S+)?$/u;
/** Of everything that was asked for, not only of what stands beside it. */
const OF_ALL = /^(?:only|just|except|excluding|apart from|leave|keep|do not|without|not)\b/u;
const PLAIN_REFUSAL =
  /^do not (?:add|blur|crop|trim|rotate|tilt|flip|mirror|zoom|sharpen|brighten|darken|use|make)\b/u;
const NO_SHADOW = /^(?:no|without|remove|delete)\b.*\bshadows?\b/u;
const KEEPS_SUBJECT =
  /^(?:keep|leave|do not (?:touch|change|alter|modify|edit)|without (?:touching|changing)) (?:it|me|us|the (?:product|object|item|subject|person|people))\b(?!.* background)/u;

/** The parts before a clause that is not understood, without those that it limits. */
export function takesBack(clause: Clause, parts: readonly Part[]): readonly Part[] {
  const { words, sentence } = clause;
  if (PLAIN_REFUSAL.test(words)) return parts;
  // What is put before another background stands in a shadow there.
  if (NO_SHADOW.test(words))
    return parts.map((part) => (part.edits.some(replacesBackground) ? emptied(part) : part));
  // Another background leaves the subject as it is.
  if (KEEPS_SUBJECT.test(words))
    return parts.map((part) => ({ ...part, edits: part.edits.filter(isAroundSubject) }));
  if (OF_ALL.test(words)) return parts.map(emptied);
  if (LIMITS.test(words))
    return parts.map((part) => (part.clause.sentence === sentence ? emptied(part) : part));
  return isRestOf(clause)
    ? parts.map((part, i) => (i === parts.length - 1 ? emptied(part) : part))
    : parts;
}

/** "Red and blue stripes", "sharper and whiter teeth": what was understood of it was half a phrase. */
const isRestOf = ({ joint, words }: Clause): boolean =>
  isColour(words) ||
  (joint === 'and' &&
    !STARTS_WITH_VERB.test(words) &&
    !/^(?:with|a|an|some|the|no|her|his|my|their)\b/u.test(words));

const emptied = (part: Part): Part => ({ ...part, edits: [] });
