import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { mapResult } from '@lumashot/domain/result';
import { likeOrigin } from './rows/likeOrigin.ts';
import type { Operation } from './operation.ts';

export const text: Operation<'text'> = {
  label: ({ prompt }) => prompt,
  cost: () => OPERATIONS.text.price,
  about: 'words',
  asks: ({ prompt }) => ({ prompt }),
  prepare: async ({ prompt, templateId, like }, ports) =>
    mapResult(await likeOrigin(like, ports), (origin) => ({
      draw: { prompt },
      type: OPERATIONS.text.libraryType,
      origin,
      item: ({ media, imageUrl }) => ({
        ...media,
        image_url: imageUrl,
        prompt,
        template_id: templateId ?? null,
        original_image_id: null,
      }),
    })),
};
