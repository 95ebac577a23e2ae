import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { succeed } from '../result.ts';
import type { Operation } from './operation.ts';

export const text: Operation<'text'> = {
  cost: () => CREDIT_COSTS.textImage,
  prepare: async ({ prompt, templateId }) =>
    succeed({
      draw: { prompt },
      collection: LIBRARY_TYPES['text-to-image'].collection,
      item: ({ media, imageUrl }) => ({
        ...media,
        image_url: imageUrl,
        prompt,
        template_id: templateId ?? null,
        original_image_id: null,
      }),
    }),
};
