import type { z } from 'zod';
import { generatedImageSchema, type GeneratedImage } from './item.ts';

const LONG_AGO = new Date(0);

/** For tests: a picture as it is stored, with nothing of its own but what is given. */
export const testImage = (
  fields: Partial<z.input<typeof generatedImageSchema>> = {},
): GeneratedImage =>
  generatedImageSchema.parse({
    user_id: 'mara',
    created_at: LONG_AGO,
    updated_at: LONG_AGO,
    image_url: 'gs://b/i.png',
    thumbnail_url: 'gs://b/t.webp',
    width: 1024,
    height: 1024,
    placeholder: 'data:image/webp;base64,AA',
    engine: 'embedded',
    prompt: 'a fox',
    template_id: null,
    original_image_id: null,
    ...fields,
  });
