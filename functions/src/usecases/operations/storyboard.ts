import { STORYBOARD_PREFIX } from '@lumashot/domain/library/item';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { succeed } from '@lumashot/domain/result';
import type { Operation } from './operation.ts';
import { OF_WORDS } from './origin.ts';

/** A board is a generated image whose prompt says what it is. */
export const storyboard: Operation<'storyboard'> = {
  label: ({ description }) => description,
  cost: () => OPERATIONS.storyboard.price,
  asks: ({ description }) => ({ description }),
  prepare: async ({ description }) =>
    succeed({
      draw: { description },
      type: OPERATIONS.storyboard.libraryType,
      origin: OF_WORDS,
      item: ({ media, imageUrl }) => ({
        ...media,
        image_url: imageUrl,
        prompt: `${STORYBOARD_PREFIX} ${description}`,
        template_id: null,
        original_image_id: null,
      }),
    }),
};
