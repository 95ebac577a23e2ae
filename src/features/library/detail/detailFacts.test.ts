import { LIBRARY_TYPES, type LibraryItem } from '@lumashot/domain/library/item';
import type { Recipe } from '@lumashot/domain/library/recipe';
import { testImage } from '@lumashot/domain/library/testItems';
import { expect, it } from 'vitest';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { factsOf } from './detailFacts.ts';

const image = (made_by: Partial<Recipe> | null): LibraryItem =>
  LIBRARY_TYPES['text-to-image'].item.parse({
    ...testImage(),
    made_by:
      made_by === null
        ? null
        : {
            operation: 'text',
            seed: 7,
            shape: 'square',
            count_index: 0,
            enhancement_type: null,
            words: null,
            source: null,
            of: null,
            model: null,
            ...made_by,
          },
  });

const told = (made_by: Partial<Recipe> | null) => Object.fromEntries(factsOf(image(made_by)));

it('names shape, model and source of what is known of a picture', () => {
  const facts = told({ shape: 'tall', model: 'google:gemini-3-pro-image', source: 'library' });
  expect(facts[DETAIL_TEXTS.shape]).toBe('Story 9:16');
  expect(facts[DETAIL_TEXTS.model]).toBe('gemini-3-pro-image');
  expect(facts[DETAIL_TEXTS.madeFrom]).toBe(DETAIL_TEXTS.sources.library);
});

it('leaves out what is not known, or was never asked for', () => {
  for (const made_by of [
    null,
    { shape: 'round' },
    { operation: 'enhance' },
    { operation: 'of another time' },
  ]) {
    const facts = told(made_by);
    expect(facts[DETAIL_TEXTS.shape]).toBeUndefined();
    expect(facts[DETAIL_TEXTS.model]).toBeUndefined();
    expect(facts[DETAIL_TEXTS.madeFrom]).toBeUndefined();
    expect(facts[DETAIL_TEXTS.size]).toBeDefined();
  }
});

it('says how a picture was enhanced: by a preset, by words of one’s own, or not at all', () => {
  const enhanced = (made_by: Partial<Recipe>) =>
    told({ operation: 'enhance', ...made_by })[DETAIL_TEXTS.enhanced];
  expect(enhanced({ enhancement_type: 'vintage' })).toBe('Vintage Look');
  expect(enhanced({ enhancement_type: 'custom', words: 'as if drawn with chalk' })).toBe(
    'as if drawn with chalk',
  );
  expect(enhanced({ enhancement_type: 'of another time' })).toBeUndefined();
  expect(told({})[DETAIL_TEXTS.enhanced]).toBeUndefined();
});
