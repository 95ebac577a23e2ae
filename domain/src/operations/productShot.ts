import { z } from 'zod';
import {
  likeSchema,
  PRODUCT_NAME_MAX_LENGTH,
  PRODUCT_PHOTOS_MAX,
  productCutSchema,
  requestIdSchema,
  TEMPLATE_UNKNOWN,
  uploadPathSchema,
} from '../calls/generation.ts';
import { optionalText } from '../calls/prompt.ts';
import { wellFormedText } from '../calls/text.ts';
import { PRODUCT_CATEGORY_IDS, type ProductCategoryId } from '../catalog/productCategories.ts';
import { PRODUCT_SCENE_IDS } from '../catalog/productScenes.ts';
import { PRODUCT_SIZES, type ProductSize } from '../catalog/productSizes.ts';
import { PRODUCT_VIEWS, type ProductView } from '../catalog/productViews.ts';
import { CREDIT_COSTS } from '../credits/costs.ts';
import type { ProductSource } from '../imaging/engine.ts';
import type { OperationDefinition } from './definition.ts';
import { RESULT_IMAGE_URL_REPLY } from './replies.ts';

interface ProductShotDrawRequest {
  readonly productName: string;
  /** Absent where nobody chose one; the embedded engine makes nothing of it. */
  readonly category?: ProductCategoryId;
  readonly sceneId: string;
  /** From the front where nothing is said. */
  readonly view?: ProductView | undefined;
  /** Fit for a table where nothing is said. */
  readonly productSize?: ProductSize | undefined;
  readonly scenePrompt: string;
  readonly customPrompt: string | null;
  readonly sources: readonly ProductSource[];
}

/** A product in a scene, from the caller's own uploads, or from the photo kept with an earlier shot. */
export const productShot = {
  call: 'generateProductShot',
  input: z
    .strictObject({
      requestId: requestIdSchema,
      productName: wellFormedText()
        .min(1, { error: 'product-incomplete' })
        .max(PRODUCT_NAME_MAX_LENGTH, { error: 'product-name-too-long' }),
      category: z.enum(PRODUCT_CATEGORY_IDS),
      sceneId: z.enum(PRODUCT_SCENE_IDS, TEMPLATE_UNKNOWN),
      /** From where the photos were taken. */
      view: z.enum(PRODUCT_VIEWS).optional(),
      /** Whether it stands on a scene's table or, being large, on its floor. */
      productSize: z.enum(PRODUCT_SIZES).optional(),
      customPrompt: optionalText,
      /** None: the photo that is kept with the shot it shall be like. */
      imagePaths: z.array(uploadPathSchema).max(PRODUCT_PHOTOS_MAX, { error: 'too-many-photos' }),
      /** How each photo is cut, in the photos' order; the engine decides where nothing is said. */
      cuts: z
        .array(productCutSchema)
        .max(PRODUCT_PHOTOS_MAX, { error: 'too-many-photos' })
        .optional(),
      like: likeSchema,
    })
    .refine(({ imagePaths, like }) => imagePaths.length > 0 || like?.type === 'product', {
      error: 'product-incomplete',
    }),
  ...RESULT_IMAGE_URL_REPLY,
  price: CREDIT_COSTS.productShot,
  transaction: 'product_shot',
  description: 'Product shot',
  failed: 'product-shot-failed',
  notSaved: 'product-shot-not-saved',
  libraryType: 'product',
  downloadName: 'product-shot',
  embeddedOrigin: 'composed',
  shape: 'square',
  needs: 1,
  usual: { references: 2, size: '1K' },
  isOfAnother: false,
  again: 'plain-scene',
  pictures: ({ sources }: ProductShotDrawRequest) => sources,
} as const satisfies OperationDefinition;
