import { expect, it } from 'vitest';
import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { whyNotYet } from './whyNotYet.ts';

const ALL = { hasPhoto: true, name: 'Red mug', hasScene: true, isLooking: false };

it('names what is missing in the order of the form', () => {
  expect(whyNotYet({ ...ALL, hasPhoto: false, name: ' ', hasScene: false })).toBe(
    'Still missing: a photo, a name, a scene.',
  );
  expect(whyNotYet({ ...ALL, name: '' })).toBe('Still missing: a name.');
});

it('says that the photo is looked at, and nothing once the button can be pressed', () => {
  expect(whyNotYet({ ...ALL, isLooking: true })).toBe(PRODUCT_TEXTS.waiting);
  expect(whyNotYet(ALL)).toBeNull();
  // Pressed without them, the form itself says so.
  expect(whyNotYet({ ...ALL, hasPhoto: false, hasScene: false })).toBeNull();
});
