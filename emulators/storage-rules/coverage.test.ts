import { expect, it } from 'vitest';
import { createCoverage } from './coverage.ts';
import { ask, rulesetOf, storageRules } from './testing/storageRules.ts';

const ruleset = rulesetOf(
  storageRules(`
    function isAdmin() { return request.auth != null && request.auth.uid == 'admin'; }
    match /{name} {
      allow get: if isAdmin() || name == 'public';
    }`),
);

it('lists the operands that were not both true and false', async () => {
  const coverage = createCoverage(ruleset);
  const { onExpression } = coverage;
  const texts = () => coverage.uncovered().map(({ text }) => text);
  expect(texts().toSorted()).toEqual([
    'isAdmin()',
    "name == 'public'",
    'request.auth != null',
    "request.auth.uid == 'admin'",
  ]);

  await ask(ruleset, { path: 'public' }, { onExpression });
  await ask(ruleset, { path: 'private', auth: { uid: 'admin' } }, { onExpression });
  expect(coverage.uncovered()).toEqual([
    {
      line: 5,
      column: 57,
      text: "request.auth.uid == 'admin'",
      neverTrue: false,
      neverFalse: true,
    },
    { line: 7, column: 34, text: "name == 'public'", neverTrue: false, neverFalse: true },
  ]);

  await ask(ruleset, { path: 'private', auth: { uid: 'bob' } }, { onExpression });
  expect(texts()).toEqual([]);
});
