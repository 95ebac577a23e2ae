import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { LIBRARY_TYPES, STORYBOARD_PREFIX } from '@lumashot/domain/library/item';
import { succeed } from '../result.ts';
import type { Operation } from './operation.ts';

/** A board is a generated image whose prompt says what it is. */
export const storyboard: Operation<'storyboard'> = {
  cost: () => CREDIT_COSTS.storyboard,
  prepare: async ({ description }) =>
    succeed({
      draw: { description },
      collection: LIBRARY_TYPES['text-to-image'].collection,
      item: ({ media, imageUrl }) => ({
        ...media,
        image_url: imageUrl,
        prompt: `${STORYBOARD_PREFIX} ${description}`,
        template_id: null,
        original_image_id: null,
      }),
    }),
};
