import { LIBRARY_TYPES, type LibraryItem } from '@lumashot/domain/library/item';
import { expect, it } from 'vitest';
import { continueFrom } from './continueFrom.ts';

const common = {
  user_id: 'mara',
  created_at: new Date(0),
  updated_at: new Date(0),
  thumbnail_url: 'gs://b/t.webp',
  width: 1,
  height: 1,
  placeholder: 'data:image/webp;base64,AA',
  engine: 'embedded',
};

const image = (prompt: string): LibraryItem =>
  LIBRARY_TYPES['text-to-image'].item.parse({
    ...common,
    image_url: 'gs://b/a.png',
    prompt,
    template_id: null,
    original_image_id: null,
  });

const shot = {
  ...common,
  result_image_url: 'gs://b/a.png',
  scene_template: 'modern-desk',
  custom_prompt: 'warm',
  original_shot_id: null,
};

it('goes on with a prompt', () => {
  expect(continueFrom({ item: image('a fox') })).toEqual({
    to: '/dashboard/images',
    state: { tab: 'text-to-image', prompt: 'a fox' },
  });
});

it('goes on with storyboards where they are made', () => {
  expect(continueFrom({ item: image('[STORYBOARD] a fox') })).toEqual({
    to: '/dashboard/storyboard',
    state: { description: 'a fox' },
  });
});

it('goes on with the scene of a product shot', () => {
  const item = LIBRARY_TYPES.product.item.parse({
    ...shot,
    product_image_id: 'p1',
    product_name: 'Mug',
    original_image_url: null,
    category: null,
    aspect_ratio: '1:1',
  });
  expect(continueFrom({ item })).toEqual({
    to: '/dashboard/images',
    state: {
      tab: 'product',
      sceneTemplate: 'modern-desk',
      customPrompt: 'warm',
      productImageId: 'p1',
    },
  });
});

it('goes on with the template of a portrait', () => {
  const item = LIBRARY_TYPES.portrait.item.parse({
    ...shot,
    transformation_type: 'upper-body',
    clothing_style: null,
    pose_type: null,
    credits_used: 3,
  });
  expect(continueFrom({ item })).toEqual({
    to: '/dashboard/images',
    state: {
      tab: 'portrait',
      sceneTemplate: 'modern-desk',
      customPrompt: 'warm',
      transformationType: 'upper-body',
    },
  });
});

it('goes on with the words of a video', () => {
  const item = LIBRARY_TYPES.video.item.parse({
    ...common,
    video_url: 'gs://b/a.mp4',
    prompt: 'waves',
    duration: 6,
  });
  expect(continueFrom({ item })).toEqual({
    to: '/dashboard/videos',
    state: { tab: 'text', prompt: 'waves' },
  });
});
