import type { Expression, RulesFile } from '../language/ast.ts';
import type { IssueAt } from '../language/issue.ts';
import { regexError } from '../library/regex.ts';
import { blocksOf, bodiesOf, walk } from './blocks.ts';

// Measured: `replace` is not looked at, its pattern fails when it runs.
const REGEX_METHODS: ReadonlySet<string> = new Set(['matches', 'split']);

/** Refuses regular expressions written in the rules that RE2 cannot compile. */
export function* checkRegexes(file: RulesFile): Generator<IssueAt> {
  for (const { functions, allows } of blocksOf(file)) {
    const conditions = allows.flatMap(({ condition }) => condition ?? []);
    for (const expression of [...functions.flatMap(bodiesOf), ...conditions]) {
      for (const part of walk(expression)) yield* checkCall(part);
    }
  }
}

function* checkCall(expression: Expression): Generator<IssueAt> {
  if (expression.kind !== 'method' || !REGEX_METHODS.has(expression.name)) return;
  const [pattern] = expression.args;
  if (pattern?.kind !== 'literal' || pattern.value.type !== 'string') return;
  const error = regexError(pattern.value.value);
  if (error !== undefined) yield { severity: 'error', message: error.message, span: pattern };
}
