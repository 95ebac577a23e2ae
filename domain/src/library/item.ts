import { z } from 'zod';
import { PRODUCT_CATEGORY_IDS } from '../catalog/productCategories.ts';
import { PRODUCT_SIZES, USUAL_SIZE } from '../catalog/productSizes.ts';
import { PRODUCT_VIEWS, USUAL_VIEW } from '../catalog/productViews.ts';
import { PORTRAIT_FRAMINGS } from '../credits/costs.ts';
import { engineIdSchema } from '../imaging/engineId.ts';
import { COLLECTIONS } from '../paths.ts';
import { CUT_OUT_SCENE, TYPE_LABELS } from './itemNames.ts';
import { recipeSchema } from './recipe.ts';
import { SEARCH_WORD_LENGTH, SEARCH_WORDS_MOST } from './searchWords.ts';

/** A `data:` URL of at most this many characters: a few pixels, shown until the picture is there. */
const PLACEHOLDER_MAX_LENGTH = 2_000;

/** Media are `gs://` URLs: read with the user's session, never by a public link. */
const gsUrl = z.string().startsWith('gs://');

const owned = {
  user_id: z.string().min(1),
  created_at: z.date(),
  /** Of the content: flags do not touch it (`flags_at`), or every flagged item would be read again. */
  updated_at: z.date(),
};

/** What every item can be marked with. Documents from before parse by the defaults. */
const flags = {
  is_favorite: z.boolean().default(false),
  /** Server time; null: in the library. */
  trashed_at: z.date().nullable().default(null),
  /** When one of the two above changed last. */
  flags_at: z.date().nullable().default(null),
  /** Its credits were given back as unusable: it stays in the trash until it is purged. */
  refunded_at: z.date().nullable().default(null),
};

export const itemFlagsSchema = z.object(flags);
/** Written by the one path of changes, never by whoever makes an item. */
export type ItemMarks = z.infer<typeof itemFlagsSchema>;

const origin = {
  /** What it is found by (searchWords.ts). */
  words: z.array(z.string().max(SEARCH_WORD_LENGTH)).max(SEARCH_WORDS_MOST).default([]),
  /** Of which request it came to be; null: made before this was kept. */
  made_by: recipeSchema.nullable().default(null),
  /** Id of the first picture of a chain of edits; null: it is none's child. */
  family_id: z.string().min(1).nullable().default(null),
};

const common = { ...owned, ...flags, ...origin };

const media = {
  thumbnail_url: gsUrl,
  /** Of the picture, in pixels. */
  width: z.int().min(1),
  height: z.int().min(1),
  placeholder: z.string().startsWith('data:image/webp;base64,').max(PLACEHOLDER_MAX_LENGTH),
  engine: engineIdSchema,
};

/** `generated_images/{itemId}`: texts to images, storyboards (by their prefix), enhancements. */
export const generatedImageSchema = z.object({
  ...common,
  ...media,
  image_url: gsUrl,
  prompt: z.string(),
  template_id: z.string().nullable(),
  /** What was enhanced. */
  original_image_id: z.string().nullable(),
});

/** What was said of a product's photo. What a later version says in words that this one does not know is read as the usual: no row is lost for it. */
const photographed = {
  /** White where the product is in it: later scenes need no new cut. Null: nobody has shown it. */
  mask_url: gsUrl.nullable().default(null),
  /** From where it was taken. */
  view: z.enum(PRODUCT_VIEWS).default(USUAL_VIEW).catch(USUAL_VIEW),
  /** What it stands on in a scene with a table; an app that is older than a size reads the usual one. */
  product_size: z.enum(PRODUCT_SIZES).default(USUAL_SIZE).catch(USUAL_SIZE),
};

/** `product_shots/{itemId}`. Name, photo and category are copied: Firestore has no join. */
export const productShotSchema = z.object({
  ...common,
  ...media,
  result_image_url: gsUrl,
  product_image_id: z.string().nullable(),
  product_name: z.string().nullable(),
  original_image_url: gsUrl.nullable(),
  ...photographed,
  category: z.enum(PRODUCT_CATEGORY_IDS).nullable(),
  scene_template: z.string(),
  custom_prompt: z.string().nullable(),
  aspect_ratio: z.string(),
  /** What was edited or enhanced. */
  original_shot_id: z.string().nullable(),
});

/** `portrait_shots/{itemId}`. */
export const portraitShotSchema = z.object({
  ...common,
  ...media,
  result_image_url: gsUrl,
  scene_template: z.string(),
  custom_prompt: z.string().nullable(),
  transformation_type: z.enum(PORTRAIT_FRAMINGS),
  clothing_style: z.string().nullable(),
  pose_type: z.string().nullable(),
  credits_used: z.int().min(1),
  /** What was enhanced. */
  original_shot_id: z.string().nullable(),
});

/** `generated_videos/{itemId}`: nothing makes one yet. */
export const generatedVideoSchema = z.object({
  ...common,
  ...media,
  video_url: gsUrl,
  prompt: z.string(),
  /** Seconds. */
  duration: z.number().positive().nullable(),
});

/** `product_images/{itemId}`: what was photographed. One row a product shot, made with it. */
export const productImageSchema = z.object({
  ...owned,
  product_name: z.string(),
  original_image_url: gsUrl,
  ...photographed,
  category: z.enum(PRODUCT_CATEGORY_IDS),
  /** How many photos the shot was made of: only the first is kept. Null: made before they were counted. */
  photo_count: z.int().min(1).nullable().default(null),
});

export type GeneratedImage = z.infer<typeof generatedImageSchema>;
export type ProductShot = z.infer<typeof productShotSchema>;
export type PortraitShot = z.infer<typeof portraitShotSchema>;
export type GeneratedVideo = z.infer<typeof generatedVideoSchema>;
export type ProductImage = z.infer<typeof productImageSchema>;
/** A library item as the database and the local index keep it; the collection says the type. */
export type LibraryDocument = GeneratedImage | ProductShot | PortraitShot | GeneratedVideo;

/**
 * A document as a library item: with its type, and its picture or film under the one name
 * `media_url`, whatever the document's own field is called.
 */
const itemSchemas = {
  'text-to-image': generatedImageSchema.transform(({ image_url: media_url, ...fields }) => ({
    type: 'text-to-image' as const,
    media_url,
    ...fields,
  })),
  product: productShotSchema.transform(({ result_image_url: media_url, ...fields }) => ({
    type: 'product' as const,
    media_url,
    ...fields,
  })),
  portrait: portraitShotSchema.transform(({ result_image_url: media_url, ...fields }) => ({
    type: 'portrait' as const,
    media_url,
    ...fields,
  })),
  video: generatedVideoSchema.transform(({ video_url: media_url, ...fields }) => ({
    type: 'video' as const,
    media_url,
    ...fields,
  })),
};

/** What screens show, told apart by `type`. */
export type LibraryItem = z.output<(typeof itemSchemas)[keyof typeof itemSchemas]>;
export type LibraryItemOf<Type extends LibraryType> = Extract<LibraryItem, { type: Type }>;

/** One entry a kind of library item, written by functions only; the library is one loop over it. */
export const LIBRARY_TYPES = {
  'text-to-image': {
    label: TYPE_LABELS['text-to-image'],
    collection: COLLECTIONS.generatedImages,
    schema: generatedImageSchema,
    item: itemSchemas['text-to-image'],
    extension: 'jpg',
  },
  product: {
    label: TYPE_LABELS.product,
    collection: COLLECTIONS.productShots,
    schema: productShotSchema,
    item: itemSchemas.product,
    extension: 'jpg',
  },
  portrait: {
    label: TYPE_LABELS.portrait,
    collection: COLLECTIONS.portraitShots,
    schema: portraitShotSchema,
    item: itemSchemas.portrait,
    extension: 'jpg',
  },
  video: {
    label: TYPE_LABELS.video,
    collection: COLLECTIONS.generatedVideos,
    schema: generatedVideoSchema,
    item: itemSchemas.video,
    extension: 'mp4',
  },
} as const;

export type LibraryType = keyof typeof LIBRARY_TYPES;

export const isLibraryType = (name: string): name is LibraryType =>
  Object.hasOwn(LIBRARY_TYPES, name);

/** Every kind of library item. */
export const LIBRARY_TYPE_NAMES: readonly LibraryType[] =
  Object.keys(LIBRARY_TYPES).filter(isLibraryType);

/** What can be enhanced: everything but videos. */
export const IMAGE_TYPES = ['text-to-image', 'product', 'portrait'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** Made by the operation `cutOut`. */
export const isCutOut = (item: LibraryItem): boolean =>
  item.type === 'product' && item.scene_template === CUT_OUT_SCENE;

/** It is a transparent PNG: its downloads stay that, and nothing draws a ground into it. */
export const hasClearGround = (item: LibraryItem | ProductShot): boolean =>
  'scene_template' in item && item.scene_template === CUT_OUT_SCENE;
