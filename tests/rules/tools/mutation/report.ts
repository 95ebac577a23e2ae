import { explainedSurvivors } from './explained.ts';
import type { Outcome } from './survive.ts';

/** Valid mutants that there must be, over both files. */
const FEWEST_MUTANTS = 300;

export interface Report {
  /** A line a file. */
  readonly summary: readonly string[];
  /** Why the run fails; empty when it passes. */
  readonly complaints: readonly string[];
}

/** Compares what survived with what is known to mean the same as our rules. */
export function reportOf(outcomes: readonly Outcome[]): Report {
  const explained = explainedSurvivors();
  const survivors = outcomes.flatMap(({ file, survivors: alive }) =>
    alive.map(({ id, line }) => ({ name: `${file} ${id}`, line })),
  );
  const unexplained = survivors.filter(({ name }) => !explained.has(name));
  const stale = [...explained.keys()].filter((name) =>
    survivors.every((survivor) => survivor.name !== name),
  );
  const all = outcomes.reduce((sum, outcome) => sum + sizeOf(outcome), 0);
  return {
    summary: outcomes.map((outcome) => summaryOf(outcome)),
    complaints: [
      ...unexplained.map(({ name, line }) => `survives, add a case (line ${line}): ${name}`),
      ...stale.map((name) => `does not survive any more, take it off the list: ${name}`),
      ...(all < FEWEST_MUTANTS ? [`only ${all} mutants: ${FEWEST_MUTANTS} are wanted`] : []),
    ],
  };
}

const sizeOf = ({ killed, survivors }: Outcome): number => killed + survivors.length;

const summaryOf = (outcome: Outcome): string =>
  `${outcome.file}: ${sizeOf(outcome)} mutants, ${outcome.killed} killed, ` +
  `${outcome.survivors.length} mean the same (docs/rules-mutants.md), ${outcome.invalid} invalid`;
