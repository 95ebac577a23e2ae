import { STORYBOARD_PREFIX } from '@lumashot/domain/library/itemNames';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { mapResult } from '@lumashot/domain/result';
import { likeOrigin } from './rows/likeOrigin.ts';
import type { Operation } from './operation.ts';

/** A board is a generated image whose prompt says what it is. */
export const storyboard: Operation<'storyboard'> = {
  label: ({ description }) => description,
  cost: () => OPERATIONS.storyboard.price,
  about: 'words',
  asks: ({ description }) => ({ description }),
  prepare: async ({ description, like }, ports) =>
    mapResult(await likeOrigin(like, ports), (origin) => ({
      draw: { description },
      type: OPERATIONS.storyboard.libraryType,
      origin,
      item: ({ media, imageUrl }) => ({
        ...media,
        image_url: imageUrl,
        prompt: `${STORYBOARD_PREFIX} ${description}`,
        template_id: null,
        original_image_id: null,
      }),
    })),
};
