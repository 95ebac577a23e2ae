import { testImage } from '@lumashot/domain/library/testItems';
import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { expect, it } from 'vitest';
import { actionsOf } from './detailActions.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { PHOTOS_TO_VIDEO_TEXTS } from '#app/texts/videos.ts';

it('names the button that a picture of words has, which is not that of a product', () => {
  const image = LIBRARY_TYPES['text-to-image'].item.parse(testImage());
  const toVideo = actionsOf(image).find(({ to }) => to === NAVIGATION.videos.path);
  expect(PHOTOS_TO_VIDEO_TEXTS.noneText).toContain(`“${toVideo?.label}”`);
});
