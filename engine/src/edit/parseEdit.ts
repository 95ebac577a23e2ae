import { replacesBackground } from './applyEdits.ts';
import type { Edit, ParsedEdit } from './edit.ts';
import { RULES, type Clause } from './rules.ts';
import { isAboutWhole } from './wholePicture.ts';

const MOST_CLAUSES = 24;
const MOST_IGNORED = 6;
const LONGEST_IGNORED = 60;

const LITTLE =
  /\b(?:a (?:tiny |little )?bit|a (?:little|touch|tad)|slightly|somewhat|subtly|gently|subtle|gentle|soft)\b/u;
const MUCH =
  /\b(?:much|a lot|way|very|far|strongly|really|extremely|super|strong|heavy|dramatic(?:ally)?)\b/u;
const LESS =
  /\b(?:less|lower|reduce|decrease|fewer|remove|tone down|turn down|bring down|drop(?! shadow)|desaturate|without|mute|muted)\b/u;
const MORE =
  /\b(?:more|higher|increase|raise|boost|add|enhance|turn up|bump|brighter|stronger|give|with)\b/u;
const NEGATED = /\b(?:don['’]?t|do not|never|not|keep|leave|no need)\b/u;
/** Politeness and pointing: a clause of nothing else was not an order. */
const FILLER =
  /^(?:please|thanks?|thank you|ok|hey|hi|hello|also|just|and|then|but|so|the|a|it|this|that|image|picture|photo|shot|can you|could you|i want|i would like|make it|[\s,.!?'-])*$/u;

/** Reads an edit in plain English: several changes in one sentence, with amounts and directions. */
export function parseEdit(text: string): ParsedEdit {
  const edits: Edit[] = [];
  const ignored: string[] = [];
  let direction: 1 | -1 = 1;
  for (const words of clausesOf(text)) {
    if (FILLER.test(words)) continue;
    if (LESS.test(words)) direction = -1;
    else if (MORE.test(words) || /\b(?:make|change|put|turn|set)\b/u.test(words)) direction = 1;
    const clause: Clause = { words, amount: amountOf(words), direction };
    const read = NEGATED.test(words) ? [] : readClause(clause);
    // A place takes any words; every other change is made to the whole picture.
    const found = read.some(replacesBackground) || isAboutWhole(words) ? read : [];
    if (found.length === 0) ignored.push(words.slice(0, LONGEST_IGNORED));
    else edits.push(...found);
  }
  return { edits, ignored: ignored.slice(0, MOST_IGNORED) };
}

/** What follows "and" is a change of its own unless it belongs to a name: "black and white". */
function clausesOf(text: string): string[] {
  return text
    .slice(0, 2_000)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b(black)\s*(?:and|&|n)\s*(white)\b/gu, '$1-$2')
    .replace(/(\d)[.,](\d)/gu, '$1.$2')
    .split(/[,;!?\n]+|\.(?!\d)|\b(?:and then|and also|and|then|but|plus)\b|&/u)
    .map((clause) => clause.replace(/\s+/gu, ' ').trim())
    .filter((clause) => clause !== '')
    .slice(0, MOST_CLAUSES);
}

/** The first rule of each family that fits; a clause may hold several families. */
function readClause(clause: Clause): Edit[] {
  const found: Edit[] = [];
  const done = new Set<string>();
  for (const { family, pattern, read } of RULES) {
    if (done.has(family) || (done.has('background') && family !== 'blur')) continue;
    const match = pattern.exec(clause.words);
    const edit = match === null ? null : read(match, clause);
    if (edit === null) continue;
    done.add(family);
    found.push(edit);
  }
  return found;
}

/** 1 is the usual change; "by 20%" is a share of a strong one. */
function amountOf(words: string): number {
  const percent = /(\d{1,3}(?:\.\d+)?)\s*(?:%|percent)/u.exec(words);
  if (percent !== null) return Math.min(2, Math.max(0.05, Number(percent[1]) / 40));
  if (LITTLE.test(words)) return 0.5;
  return MUCH.test(words) ? 1.7 : 1;
}
