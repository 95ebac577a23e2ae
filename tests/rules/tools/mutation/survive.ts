import { compile } from '../../../../emulators/storage-rules/index.ts';
import { evaluateCase, type OwnCase, ownCases } from '../matrix/matrices.ts';
import { RULES_FILES, type RulesFileName } from '../matrix/rulesFiles.ts';
import { mutantsOf } from './makeMutants.ts';
import type { Mutant } from './mutant.ts';

/** What became of the mutants of a rules file. */
export interface Outcome {
  readonly file: RulesFileName;
  readonly killed: number;
  /** No rules at all: nobody could deploy them, and they do not count. */
  readonly invalid: number;
  /** Every case of the matrix has the same verdict as with our rules. */
  readonly survivors: readonly Mutant[];
}

/** Runs the matrix against every mutant of both files, in our own runtime. */
export async function mutateRules(): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const file of RULES_FILES) {
    // What killed one mutant is asked first of the next: most die by the same few cases.
    const cases = [...ownCases[file]()];
    const survivors: Mutant[] = [];
    let [killed, invalid] = [0, 0];
    for (const mutant of mutantsOf(file)) {
      const fate = await fateOf(mutant, cases);
      if (fate === 'killed') killed += 1;
      else if (fate === 'invalid') invalid += 1;
      else survivors.push(mutant);
    }
    outcomes.push({ file, killed, invalid, survivors });
  }
  return outcomes;
}

async function fateOf(
  { text, file }: Mutant,
  cases: OwnCase[],
): Promise<'killed' | 'invalid' | 'survived'> {
  const compiled = compile(text, { fileName: file });
  if (!compiled.ok) return 'invalid';
  for (const [index, one] of cases.entries()) {
    const { permit } = await evaluateCase(one, compiled.ruleset);
    if (permit === one.permitted) continue;
    cases.splice(index, 1);
    cases.unshift(one);
    return 'killed';
  }
  return 'survived';
}
