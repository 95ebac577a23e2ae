import { z } from 'zod';
import { ENHANCEMENT_TYPES, enhancementPromptOf } from '../catalog/enhancements.ts';
import { PORTRAIT_TEMPLATE_IDS } from '../catalog/portraitTemplates.ts';
import { PRODUCT_CATEGORY_IDS } from '../catalog/productCategories.ts';
import { PRODUCT_SCENE_IDS } from '../catalog/productScenes.ts';
import { TEXT_TEMPLATE_IDS } from '../catalog/textTemplates.ts';
import { IMAGE_TYPES } from '../library/item.ts';
import { ownerOfUpload } from '../paths.ts';
import { freeText, optionalText, promptSchema } from './prompt.ts';
import { wellFormedText } from './text.ts';

/**
 * What clients may say when they ask for a picture: ids of the catalogue, free text, Storage paths
 * of their own uploads. No price, no prompt of a template, no URL, no bytes.
 */

/** Made by the client once an attempt, reused on retry: the same id never costs twice. */
export const requestIdSchema = z.uuid({ error: 'invalid-request' });

export const PRODUCT_PHOTOS_MAX = 5;
export const PRODUCT_NAME_MAX_LENGTH = 120;

/** Only the shape: whose upload it is, the use case asks. */
const uploadPathSchema = z
  .string()
  .max(300)
  .refine((path) => ownerOfUpload(path) !== null, { error: 'source-missing' });

/** An id our database gave. */
const itemIdSchema = z.string().regex(/^[A-Za-z0-9]{1,64}$/, { error: 'item-missing' });

const templateId = { error: 'template-unknown' } as const;

export const generateImageInput = z.strictObject({
  requestId: requestIdSchema,
  prompt: promptSchema,
  templateId: z.enum(TEXT_TEMPLATE_IDS, templateId).optional(),
});

export const generateStoryboardInput = z.strictObject({
  requestId: requestIdSchema,
  description: freeText('description-empty'),
});

export const generateProductShotInput = z.strictObject({
  requestId: requestIdSchema,
  productName: wellFormedText()
    .min(1, { error: 'product-incomplete' })
    .max(PRODUCT_NAME_MAX_LENGTH, { error: 'product-name-too-long' }),
  category: z.enum(PRODUCT_CATEGORY_IDS),
  sceneId: z.enum(PRODUCT_SCENE_IDS, templateId),
  customPrompt: optionalText,
  imagePaths: z
    .array(uploadPathSchema)
    .min(1, { error: 'product-incomplete' })
    .max(PRODUCT_PHOTOS_MAX, { error: 'too-many-photos' }),
});

export const editProductShotInput = z.strictObject({
  requestId: requestIdSchema,
  shotId: itemIdSchema,
  editPrompt: freeText('edit-empty'),
});

export const generatePortraitShotInput = z.strictObject({
  requestId: requestIdSchema,
  templateId: z.enum(PORTRAIT_TEMPLATE_IDS, templateId),
  customPrompt: optionalText,
  source: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('profile') }),
    z.strictObject({ kind: z.literal('upload'), path: uploadPathSchema }),
  ]),
});

export const enhanceImageInput = z
  .strictObject({
    requestId: requestIdSchema,
    itemType: z.enum(IMAGE_TYPES),
    itemId: itemIdSchema,
    enhancementType: z.enum(ENHANCEMENT_TYPES),
    customPrompt: optionalText,
  })
  .refine(
    ({ enhancementType, customPrompt }) =>
      enhancementPromptOf(enhancementType, customPrompt) !== null,
    { error: 'enhancement-empty' },
  );
