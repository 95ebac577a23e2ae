import { expect, it } from 'vitest';
import { coverageDocument, uncovered } from './coverage.ts';
import { row } from './requirement.ts';

const ROW = row(2, 'a landing page', 'e2e/landing: the landing page says');
const RAN = {
  file: 'tests/e2e/landing.e2e.ts',
  title: 'the landing page says what it is',
  fullTitle: '',
};

it('is content with a row whose test has passed', () => {
  expect(uncovered([ROW], [{ ...RAN, passed: true }])).toEqual([]);
});

it('names a row whose test failed on one of its screens, did not run, or was never named', () => {
  const failed = [
    { ...RAN, passed: true },
    { ...RAN, passed: false },
  ];
  expect(uncovered([ROW], failed)).toHaveLength(1);
  expect(uncovered([ROW], [])).toHaveLength(1);
  expect(uncovered([row(2, 'nothing')], failed)).toHaveLength(1);
});

it('writes one line a requirement, under its section', () => {
  expect(coverageDocument([ROW])).toContain(
    '| a landing page | the landing page says (`tests/e2e/landing.e2e.ts`) |',
  );
});
