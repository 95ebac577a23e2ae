// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepPrompt } from '../device/keptPrompt.ts';
import { keepWish } from '../device/keptWish.ts';
import { keptPlace } from './keptPlace.ts';

beforeEach(() => sessionStorage.clear());

it('leads to the form that was chosen, or to where words wait, or nowhere in particular', () => {
  expect(keptPlace()).toBeNull();
  keepPrompt('a fox');
  expect(keptPlace()).toBe('/dashboard/images');
  keepWish('portrait');
  expect(keptPlace()).toBe('/dashboard/images?tab=portrait-shots');
  expect(keptPlace('storyboard')).toBe('/dashboard/storyboard');
});
