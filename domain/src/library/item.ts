import { z } from 'zod';
import { engineIdSchema } from '../jobs/job.ts';
import { COLLECTIONS } from '../paths.ts';

/** A `data:` URL of at most this many characters: a few pixels, shown until the picture is there. */
const PLACEHOLDER_MAX_LENGTH = 2_000;

const media = {
  /** `gs://` URLs: read with the user's session, never by a public link. */
  image_url: z.string().startsWith('gs://'),
  thumbnail_url: z.string().startsWith('gs://'),
  /** Of the picture, in pixels. */
  width: z.int().min(1),
  height: z.int().min(1),
  placeholder: z.string().startsWith('data:image/webp;base64,').max(PLACEHOLDER_MAX_LENGTH),
  engine: engineIdSchema,
};

const common = {
  user_id: z.string().min(1),
  created_at: z.date(),
  updated_at: z.date(),
};

/** `generated_images/{itemId}`, written by functions only. */
export const generatedImageSchema = z.object({
  ...common,
  ...media,
  prompt: z.string(),
  template_id: z.string().nullable(),
  original_image_id: z.string().nullable(),
});
export type GeneratedImage = z.infer<typeof generatedImageSchema>;

/** One entry a kind of library item; the library is one loop over this table. */
export const LIBRARY_TYPES = {
  'text-to-image': {
    label: 'Text to Image',
    collection: COLLECTIONS.generatedImages,
    schema: generatedImageSchema,
    extension: 'jpg',
  },
} as const;

export type LibraryType = keyof typeof LIBRARY_TYPES;

/** File name of a library download. */
export const libraryDownloadName = ({ type, id }: { type: LibraryType; id: string }): string =>
  `${type}-${id}.${LIBRARY_TYPES[type].extension}`;

/** File name of a download on the create screen. */
export const createdDownloadName = ({ timestampMs }: { timestampMs: number }): string =>
  `generated-image-${timestampMs}.png`;
