import { expect, it } from 'vitest';
import { testProfile } from '../profile/testProfile.ts';
import { generatedImageSchema, LIBRARY_TYPES, productImageSchema } from './item.ts';
import { captionOf, kindLabelOf } from './itemNames.ts';

const DAY = new Date('2026-11-21T10:20:30.456Z');

const BEFORE_FLAGS = {
  user_id: 'mara',
  created_at: DAY,
  updated_at: DAY,
  thumbnail_url: 'gs://b/t.webp',
  image_url: 'gs://b/i.png',
  width: 1024,
  height: 1024,
  placeholder: 'data:image/webp;base64,AA',
  engine: 'embedded',
  prompt: 'a fox',
  template_id: null,
  original_image_id: null,
};

it('reads an item from before it had flags and a recipe', () => {
  expect(generatedImageSchema.parse(BEFORE_FLAGS)).toEqual({
    ...BEFORE_FLAGS,
    is_favorite: false,
    trashed_at: null,
    flags_at: null,
    refunded_at: null,
    words: [],
    made_by: null,
    family_id: null,
  });
});

it('reads an item whose recipe names what is no longer offered', () => {
  const made_by = {
    operation: 'an-operation-of-another-day',
    seed: 1,
    shape: 'round',
    count_index: 0,
    enhancement_type: null,
    consent: null,
    words: null,
    source: null,
    of: { type: 'hologram', id: 'h1' },
    model: 'somebody:something',
  };
  expect(generatedImageSchema.parse({ ...BEFORE_FLAGS, made_by }).made_by).toEqual(made_by);
});

it('reads a product seen from where only a later version knows', () => {
  const row = {
    user_id: 'mara',
    created_at: DAY,
    updated_at: DAY,
    product_name: 'Wall clock',
    original_image_url: 'gs://b/o.jpg',
    category: 'home_decor',
  };
  const views = ['wall', undefined, 'from below'].map((view) => {
    const read = productImageSchema.parse({ ...row, view, product_size: 'as a house' });
    return [read.view, read.product_size];
  });
  expect(views).toEqual([
    ['wall', 'small'],
    ['front', 'small'],
    ['front', 'small'],
  ]);
});

it('keeps the photo of a product without flags: it is in nobody’s grid', () => {
  expect(Object.keys(productImageSchema.shape)).not.toContain('is_favorite');
});

it('reads a profile from before the library could change', () => {
  expect(testProfile()).toMatchObject({
    library_log_at: null,
    jobs_waiting: 0,
    push_devices: 0,
    credits_purchased: 0,
    low_credits_told_at: null,
    closing_at: null,
    age_confirmed_at: null,
  });
  expect(testProfile().library_counts).toBeUndefined();
});

it('calls a storyboard what it is, by its description', () => {
  const item = LIBRARY_TYPES['text-to-image'].item.parse({
    ...BEFORE_FLAGS,
    prompt: '[STORYBOARD] A fox finds a hat',
  });
  expect([captionOf(item), kindLabelOf(item)]).toEqual(['A fox finds a hat', 'Storyboard']);
  const picture = LIBRARY_TYPES['text-to-image'].item.parse(BEFORE_FLAGS);
  expect([captionOf(picture), kindLabelOf(picture)]).toEqual(['a fox', 'Text to Image']);
});
