import type { MatchBlock, PatternSegment, RulesFile } from '../language/ast.ts';
import type { IssueAt } from '../language/issue.ts';

/** Refuses wildcards where their version of the language does not allow them. */
export function* checkPatterns({ version, services }: RulesFile): Generator<IssueAt> {
  for (const match of services.flatMap(({ matches }) => matches)) {
    yield* checkMatch(match, { version, globAbove: false });
  }
}

function* checkMatch(
  { pattern, matches }: MatchBlock,
  { version, globAbove }: { version: 1 | 2; globAbove: boolean },
): Generator<IssueAt> {
  const globs = pattern.filter(({ kind }) => kind === 'many');
  const surplus = globs[globAbove ? 0 : 1];
  if (surplus !== undefined && version === 2) {
    const rule = 'Only one glob match is permitted in a match declaration path.';
    yield error(`Invalid glob match expression. ${rule}`, surplus);
  }
  const early = globs.find((glob) => glob !== pattern.at(-1));
  if (version === 1 && early !== undefined) {
    const rule = 'Glob matches are permitted as the last segment in a match declaration path.';
    yield error(`Invalid glob match expression. ${rule}`, early);
  }
  const last = globs.at(-1);
  if (version === 1 && last !== undefined && matches.length > 0) {
    const message = 'Glob(**) resource rules should not have child resource rules.';
    yield { ...error(message, last), severity: 'warning' };
  }
  yield* repeatedNames(pattern);
  for (const inner of matches) {
    yield* checkMatch(inner, { version, globAbove: globAbove || globs.length > 0 });
  }
}

function* repeatedNames(pattern: readonly PatternSegment[]): Generator<IssueAt> {
  const seen = new Set<string>();
  for (const segment of pattern) {
    if (segment.kind === 'text') continue;
    if (seen.has(segment.name)) {
      yield error(`Variable ${segment.name} already exists in the PathTemplate.`, segment);
    }
    seen.add(segment.name);
  }
}

function error(message: string, { start, end }: PatternSegment): IssueAt {
  return { severity: 'error', message, span: { start, end } };
}
