import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { succeed } from '@lumashot/domain/result';
import type { Operation } from './operation.ts';
import { OF_WORDS } from './origin.ts';

export const text: Operation<'text'> = {
  label: ({ prompt }) => prompt,
  cost: () => OPERATIONS.text.price,
  asks: ({ prompt }) => ({ prompt }),
  prepare: async ({ prompt, templateId }) =>
    succeed({
      draw: { prompt },
      type: OPERATIONS.text.libraryType,
      origin: OF_WORDS,
      item: ({ media, imageUrl }) => ({
        ...media,
        image_url: imageUrl,
        prompt,
        template_id: templateId ?? null,
        original_image_id: null,
      }),
    }),
};
