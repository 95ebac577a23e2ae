import { z } from 'zod';
import { PHOTO_CONSENTS } from '../photos/consent.ts';

/**
 * Of which request a picture came to be: with the row's own fields, all of it but the photos. Names
 * (operation, shape, enhancement, type) are kept as text: one that is no longer offered must not make
 * the picture unreadable, so whoever makes it again looks them up.
 */
export const recipeSchema = z.object({
  operation: z.string().min(1),
  seed: z.int().min(0),
  shape: z.string().min(1),
  /** Which of the pictures that were asked for at once, from 0. */
  count_index: z.int().min(0),
  enhancement_type: z.string().min(1).nullable(),
  /** What was typed, where the row has no field for it. */
  words: z.string().nullable(),
  /** Where its photo came from. */
  source: z.enum(['profile', 'upload', 'library']).nullable(),
  /** Whose face the uploaded photo shows, as its uploader has said; null: nobody was asked. */
  consent: z.enum(PHOTO_CONSENTS).nullable().default(null),
  /** The picture that it was made of. */
  of: z.object({ type: z.string().min(1), id: z.string().min(1) }).nullable(),
  /** `provider:model`; null: the embedded engine. */
  model: z.string().min(1).nullable(),
});
export type Recipe = z.infer<typeof recipeSchema>;
