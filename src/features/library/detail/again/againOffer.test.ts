import { LIBRARY_TYPES, type LibraryItem, type LibraryType } from '@lumashot/domain/library/item';
import type { Recipe } from '@lumashot/domain/library/recipe';
import { testImage } from '@lumashot/domain/library/testItems';
import { expect, it } from 'vitest';
import { MAKE_AGAIN_TEXTS } from '#app/texts/makeAgain.ts';
import { againOffer } from './againOffer.ts';

const recipe = (operation: string, fields: Partial<Recipe> = {}): Recipe => ({
  operation,
  seed: 1,
  shape: 'square',
  count_index: 0,
  enhancement_type: null,
  consent: null,
  words: null,
  source: null,
  of: null,
  model: null,
  ...fields,
});

/** Every field of every kind: each takes what is its own. */
const EVERYTHING = {
  ...testImage(),
  result_image_url: 'gs://b/i.png',
  video_url: 'gs://b/i.mp4',
  duration: null,
  product_image_id: 'mug1',
  product_name: 'Mug',
  original_image_url: 'gs://b/photo.jpg',
  category: 'other',
  scene_template: 'modern-desk',
  custom_prompt: null,
  aspect_ratio: '1:1',
  transformation_type: 'face-only',
  clothing_style: null,
  pose_type: null,
  credits_used: 2,
  original_shot_id: null,
};

const item = (type: LibraryType, made_by: Recipe | null, fields: object = {}): LibraryItem =>
  LIBRARY_TYPES[type].item.parse({ ...EVERYTHING, made_by, ...fields });

const byPreview = (wanted: LibraryItem) => againOffer(wanted, () => 'embedded');
const byModel = (wanted: LibraryItem) => againOffer(wanted, () => 'hosted');

it.each([
  ['text-to-image', 'text', {}, 1],
  ['text-to-image', 'storyboard', {}, 2],
  ['product', 'productShot', {}, 2],
  ['product', 'productEdit', {}, 1],
  ['portrait', 'portrait', { transformation_type: 'full-body' }, 4],
  ['text-to-image', 'enhance', {}, 1],
] as const)('says what more of a %s of %s costs', (type, operation, fields, cost) => {
  const made_by = recipe(operation, { source: 'profile' });
  expect(byModel(item(type, made_by, fields))?.remakeCost).toBe(cost);
});

it('sells nothing that the preview engine would draw the same again, and says so', () => {
  const plain = item('product', recipe('productShot'), { scene_template: 'clean-white-studio' });
  expect(byPreview(plain)).toMatchObject({ remakeCost: null, canVary: true });
  expect(byPreview(plain)?.notes).toContain(MAKE_AGAIN_TEXTS.sameAgain);
  expect(byModel(plain)).toMatchObject({ remakeCost: 2, notes: [MAKE_AGAIN_TEXTS.keptPhoto] });
});

it('says that the photo of a portrait is gone, and leaves it to the form', () => {
  const uploaded = item('portrait', recipe('portrait', { source: 'upload' }), {
    scene_template: 'casual-outdoor',
  });
  expect(byPreview(uploaded)).toMatchObject({
    remakeCost: null,
    remix: { state: { tab: 'portrait', sceneTemplate: 'casual-outdoor', usesProfilePhoto: false } },
  });
  expect(byPreview(uploaded)?.notes).toContain(MAKE_AGAIN_TEXTS.sourceGone);
});

it('varies older pictures, of which the request is not kept, and nothing else', () => {
  expect(byModel(item('text-to-image', null))).toEqual({
    type: 'text-to-image',
    remakeCost: null,
    canVary: true,
    remix: null,
    notes: [],
  });
});

it('says what the preview engine calls a variation', () => {
  expect(byPreview(item('text-to-image', null))?.notes).toEqual([MAKE_AGAIN_TEXTS.variations]);
});

it('has nothing for films and cut-outs', () => {
  expect(byModel(item('video', null))).toBeNull();
  const cut = item('product', recipe('cutOut'), { scene_template: 'cut-out' });
  expect(byModel(cut)).toBeNull();
});

it('fills the form of a text with its look', () => {
  const fields = { prompt: 'a fox', template_id: 'cinematic' };
  expect(byModel(item('text-to-image', recipe('text'), fields))?.remix?.state).toEqual({
    tab: 'text-to-image',
    prompt: 'a fox',
    look: 'cinematic',
    shape: 'square',
  });
});

it.each([
  ['product', 'productShot'],
  ['portrait', 'portrait'],
] as const)('fills the form of a %s with the shape it has', (type, operation) => {
  const tall = { ...recipe(operation), shape: 'tall' };
  expect(byModel(item(type, tall))?.remix?.state).toMatchObject({ tab: type, shape: 'tall' });
});
