import { checkRules } from './checks/check.ts';
import type { RulesFile } from './language/ast.ts';
import { type Issue, type IssueAt, RulesSyntaxError, issueAt } from './language/issue.ts';
import { parseRules } from './language/parser.ts';
import type { Ruleset } from './language/ruleset.ts';
import type { Source } from './language/source.ts';

/** Bytes of UTF-8 a rules file may have. */
export const MAX_SOURCE_BYTES = 256 * 1024;

export type CompileResult =
  | { readonly ok: true; readonly ruleset: Ruleset }
  | { readonly ok: false; readonly errors: readonly Issue[]; readonly warnings: readonly Issue[] };

/**
 * Compiles a rules file. Every error names its line and column and shows the line; the first
 * syntax error ends the work, of other errors all are listed.
 */
export function compile(
  text: string,
  { fileName = 'storage.rules' }: { fileName?: string } = {},
): CompileResult {
  const source: Source = { name: fileName, text };
  if (Buffer.byteLength(text) > MAX_SOURCE_BYTES) {
    const message = `The rules are larger than ${MAX_SOURCE_BYTES / 1024} KB.`;
    return failure(source, new RulesSyntaxError(message, { start: 0, end: 0 }));
  }
  const file = parse(text);
  if (file instanceof RulesSyntaxError) return failure(source, file);
  const issues = mostImportant(checkRules(file)).map((issue) => issueAt(source, issue));
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  return errors.length > 0
    ? { ok: false, errors, warnings }
    : { ok: true, ruleset: { source, file, warnings } };
}

/** Showing an issue costs time: a file with thousands of them gets its first errors only. */
const MAX_ISSUES = 100;

function mostImportant(issues: readonly IssueAt[]): readonly IssueAt[] {
  if (issues.length <= MAX_ISSUES) return issues;
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  return [...errors, ...warnings].slice(0, MAX_ISSUES);
}

function parse(text: string): RulesFile | RulesSyntaxError {
  try {
    return parseRules(text);
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error;
    throw error;
  }
}

function failure(source: Source, { message, span }: RulesSyntaxError): CompileResult {
  return {
    ok: false,
    errors: [issueAt(source, { severity: 'error', message, span })],
    warnings: [],
  };
}
