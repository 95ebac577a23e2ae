// @vitest-environment happy-dom
import { PROMPT_MAX_LENGTH } from '@lumashot/domain/calls/prompt';
import { beforeEach, expect, it } from 'vitest';
import { keepWish, keptWish } from './keptWish.ts';
import { hasKeptPrompt, keepPrompt, keptPrompt } from './keptPrompt.ts';

beforeEach(() => sessionStorage.clear());

it('keeps as much as a prompt may be long, and no half of a sign', () => {
  const words = 'x'.repeat(PROMPT_MAX_LENGTH - 1);
  keepPrompt(` ${words}yz `);
  expect(keptPrompt()).toBe(`${words}y`);
  // Two units: the calls would refuse half of it.
  keepPrompt(`${words}🦊`);
  expect(keptPrompt()).toBe(words);
});

it('keeps nothing of blanks', () => {
  keepPrompt('a fox');
  keepPrompt('  ');
  expect(hasKeptPrompt()).toBe(false);
});

it('takes the place of what was chosen before', () => {
  keepWish('product');
  keepPrompt(' ');
  expect(keptWish()).toBe('product');
  keepPrompt('a fox');
  expect(keptWish()).toBeNull();
});
