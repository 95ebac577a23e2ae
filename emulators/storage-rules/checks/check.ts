import type { RulesFile } from '../language/ast.ts';
import type { IssueAt } from '../language/issue.ts';
import { checkCalls } from './calls.ts';
import { checkDeclarations } from './declarations.ts';
import { checkNames } from './names.ts';
import { checkPatterns } from './patterns.ts';
import { checkRegexes } from './regexes.ts';
import { checkVocabulary } from './vocabulary.ts';

/** Everything about a parsed file that is wrong or odd, in the order of the source. */
export function checkRules(file: RulesFile): IssueAt[] {
  return CHECKS.flatMap((check) => [...check(file)]).toSorted(
    (a, b) => a.span.start - b.span.start,
  );
}

/** One idea a check; a check reports, it never throws. */
export type Check = (file: RulesFile) => Iterable<IssueAt>;

const CHECKS: readonly Check[] = [
  checkVocabulary,
  checkDeclarations,
  checkPatterns,
  checkCalls,
  checkNames,
  checkRegexes,
];
