import { replacesBackground } from './applyEdits.ts';
import { leansOn, takesBack, type Part } from './context.ts';
import type { Edit, ParsedEdit } from './edit.ts';
import { isRemoval } from './readBackground.ts';
import { readClause } from './readClause.ts';
import { clausesOf, type Clause } from './words/clauses.ts';

const LONGEST_IGNORED = 60;
/** Pointing and politeness: a clause of nothing else was not an order. */
const FILLER =
  /^(?:(?:make )?(?:it|this|that|(?:the |this |my )?picture|all|everything)|please|thanks|thank you|hi|hey|hello|ok|okay|\d+)?$/u;

/**
 * Reads an edit in plain English: several changes in one sentence, with amounts and directions. A clause is
 * read whole or not at all, and one that limits another ("but only the lid") takes that one with it.
 */
export function parseEdit(text: string): ParsedEdit {
  let parts: readonly Part[] = [];
  for (const clause of clausesOf(text)) {
    if (FILLER.test(clause.words)) continue;
    const edits = leansOn(clause, parts) ? null : readAfter(clause, parts.at(-1));
    parts =
      edits === null
        ? [...takesBack(clause, parts), { clause, edits: [] }]
        : [...parts, { clause, edits }];
  }
  const settled = withOneBackground(withoutEchoes(parts));
  return {
    edits: settled.flatMap(({ edits }) => edits),
    ignored: settled
      .filter(({ edits }) => edits.length === 0)
      .map(({ clause }) => clause.said.slice(0, LONGEST_IGNORED)),
  };
}

const POINTING = /\b(?:it|this|that)\b/u;
const PUT = /^(?:put|place|set|show|stand|move) (?:it|this|that) /u;

/** After "remove the background", "replace it with blue" speaks of the background. */
function readAfter({ words }: Clause, before: Part | undefined): readonly Edit[] | null {
  const isAboutGround =
    before !== undefined &&
    /\bbackground\b/u.test(before.clause.words) &&
    !/\bbackground\b/u.test(words) &&
    !PUT.test(words);
  return readClause(isAboutGround ? words.replace(POINTING, 'the background') : words);
}

/** "Too dark, make it brighter" asks once. */
const withoutEchoes = (parts: readonly Part[]): readonly Part[] =>
  parts.filter(({ clause, edits }, i) => {
    const next = parts[i + 1]?.edits ?? [];
    return !/\btoo\b/u.test(clause.words) || edits.length === 0 || !edits.every(isAmong(next));
  });

const isAmong =
  (others: readonly Edit[]) =>
  (edit: Edit): boolean =>
    others.some((other) => toneOf(other) === toneOf(edit) && other.kind === edit.kind);

/** Which tone an edit changes, and in which direction. */
const toneOf = (edit: Edit): string =>
  edit.kind === 'tone'
    ? Object.entries(edit.tone)
        .map(([name, by]) => `${name} ${Math.sign(by ?? 0)}`)
        .join(' ')
    : '';

/**
 * There is one background: of two that were asked for nobody knows which. One that was only to be removed
 * makes room for another, and stays where something was to take its place that is not understood.
 */
function withOneBackground(parts: readonly Part[]): readonly Part[] {
  const asked = parts.filter(({ edits }) => edits.some(replacesBackground));
  const others = asked.filter(({ clause }) => !isRemoval(clause.words));
  const kinds = new Set(
    others.map(({ edits }) => JSON.stringify(edits.filter(replacesBackground))),
  );
  const last = parts.findLastIndex(({ edits }) => edits.length === 0);
  return parts.flatMap((part, i): readonly Part[] => {
    if (!asked.includes(part)) return [part];
    const isGone = isRemoval(part.clause.words);
    if (isGone && others.length > 0) return [];
    return [kinds.size > 1 || (isGone && last > i) ? { ...part, edits: [] } : part];
  });
}
