import { expect, it } from 'vitest';
import { compile, evaluate } from '../index.ts';

it.each([
  ['/b/bucket/o/one/two/secret/name', true],
  ['/b/bucket/o/secret/name', true],
  ['/b/bucket/o/one/two/other/name', false],
  ['/b/bucket/o/secret', false],
])('a match inside a wildcard for any number of segments: %s, %s', async (path, isPermitted) => {
  const rules = `
    rules_version = '2';
    service firebase.storage {
      match /b/{bucket}/o/{folders=**} {
        match /secret/{name} { allow get; }
      }
    }`;
  const compiled = compile(rules, { fileName: 'storage.rules' });
  if (!compiled.ok) throw new Error('These rules do not compile');
  const { permit } = await evaluate(compiled.ruleset, { method: 'get', path, variables: {} });
  expect(permit).toBe(isPermitted);
});
