import { expect, it } from 'vitest';
import { readWords } from './suiteWords.ts';

const isSuite = (word: string): word is 'unit' | 'e2e' => word === 'unit' || word === 'e2e';
const read = (...words: string[]) => readWords(words, isSuite);

it('takes nothing as everything', () => {
  expect(read()).toEqual({ suites: [], forRunners: [] });
});

it('passes on what follows the names: filters, options and their values', () => {
  expect(read('unit', 'hosted')).toEqual({ suites: ['unit'], forRunners: ['hosted'] });
  expect(read('unit', 'e2e', '-t', 'unit')).toEqual({
    suites: ['unit', 'e2e'],
    forRunners: ['-t', 'unit'],
  });
  expect(read('--bail=1')).toEqual({ suites: [], forRunners: ['--bail=1'] });
});

it('does not take a mistyped name for a filter', () => {
  expect(read('untt')).toEqual({ unknown: 'untt' });
});
