import { expect, it } from 'vitest';
import { handOffFrom, tabFromSearch } from './handOff.ts';

it('takes a tab and a prompt', () => {
  expect(handOffFrom({ tab: 'text-to-image', prompt: 'a fox' })).toMatchObject({
    tab: 'text-to-image',
    prompt: 'a fox',
  });
});

it('takes the kind of a library item as its tab, with the scene and the own words', () => {
  const state = { tab: 'product', sceneTemplate: 'modern-desk', customPrompt: 'warm light' };
  expect(handOffFrom(state)).toMatchObject({
    tab: 'product-shots',
    productScene: 'modern-desk',
    portraitTemplate: null,
    customPrompt: 'warm light',
  });
});

it('takes the look of a prompt, and whose photo a portrait was made of', () => {
  expect(handOffFrom({ tab: 'text-to-image', look: 'cinematic' })?.look).toBe('cinematic');
  expect(handOffFrom({ tab: 'text-to-image', look: 'of yesterday' })?.look).toBeNull();
  expect(handOffFrom({ tab: 'text-to-image', shape: 'tall' })?.shape).toBe('tall');
  expect(handOffFrom({ tab: 'text-to-image', shape: 'round' })?.shape).toBeNull();
  expect(handOffFrom({ tab: 'portrait', usesProfilePhoto: false })?.usesProfilePhoto).toBe(false);
  expect(handOffFrom({ tab: 'portrait', usesProfilePhoto: 'yes' })?.usesProfilePhoto).toBeNull();
});

it('takes the product of a refused shot, and none that it does not understand', () => {
  const asked = { productName: 'Mug', category: 'other', imagePaths: ['uploads/mara/one.jpg'] };
  expect(handOffFrom({ tab: 'product', asked })?.asked).toEqual(asked);
  expect(handOffFrom({ tab: 'product', asked: { ...asked, category: 'cars' } })?.asked).toBeNull();
});

it.each([null, undefined, 'text', 7])('is nothing without a state: %s', (state) => {
  expect(handOffFrom(state)).toBeNull();
});

it('leaves out what it does not know', () => {
  expect(handOffFrom({ tab: 'video', prompt: 5, sceneTemplate: 'the-moon' })).toEqual({
    tab: null,
    prompt: undefined,
    productScene: null,
    portraitTemplate: null,
    customPrompt: '',
    asked: null,
    productImageId: null,
    look: null,
    shape: null,
    usesProfilePhoto: null,
  });
});

it('opens the text tab unless the URL names another one', () => {
  expect(tabFromSearch(new URLSearchParams(''))).toBe('text-to-image');
  expect(tabFromSearch(new URLSearchParams('tab=portrait-shots'))).toBe('portrait-shots');
  expect(tabFromSearch(new URLSearchParams('tab=other'))).toBe('text-to-image');
});
