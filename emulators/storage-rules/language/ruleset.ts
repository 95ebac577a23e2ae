import type { RulesFile } from './ast.ts';
import type { Issue } from './issue.ts';
import type { Source } from './source.ts';

/** Rules that compiled, ready to be evaluated. */
export interface Ruleset {
  readonly source: Source;
  readonly file: RulesFile;
  readonly warnings: readonly Issue[];
}
