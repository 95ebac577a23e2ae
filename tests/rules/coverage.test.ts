import { describe, expect, it } from 'vitest';
import { createCoverage } from '../../emulators/storage-rules/index.ts';
import { disagreements, GOALS } from './tools/matrix/compare.ts';
import { firestoreCases } from './tools/matrix/firestore/cases.ts';
import { ownCases, ownVerdictsOf } from './tools/matrix/matrices.ts';
import { RULES_FILES, rulesetOf } from './tools/matrix/rulesFiles.ts';
import { storageCases } from './tools/matrix/storage/cases.ts';

/** The same matrix in our own runtime: a second opinion, and the one that counts operands. */
describe.each(RULES_FILES)('%s', (file) => {
  const cases = ownCases[file]();
  const ruleset = rulesetOf(file);

  it('is decided by our own runtime as by the policy, and so as by the emulator', async () => {
    expect(disagreements(cases, await ownVerdictsOf(cases, ruleset))).toEqual([]);
  });

  it('has no operand that was not both true and false', async () => {
    const { onExpression, uncovered } = createCoverage(ruleset);
    await ownVerdictsOf(cases, ruleset, { onExpression });
    expect(uncovered()).toEqual([]);
  });
});

it('asks enough', () => {
  const all = [...firestoreCases(), ...storageCases()];
  const permitted = all.filter((one) => one.permitted).length;
  expect(permitted).toBeGreaterThanOrEqual(GOALS.permitted);
  expect(all.length - permitted).toBeGreaterThanOrEqual(GOALS.denied);
});
