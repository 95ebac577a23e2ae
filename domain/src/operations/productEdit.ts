import { z } from 'zod';
import { itemIdSchema, requestIdSchema } from '../calls/generation.ts';
import { freeText } from '../calls/prompt.ts';
import type { ProductSize } from '../catalog/productSizes.ts';
import type { ProductView } from '../catalog/productViews.ts';
import { CREDIT_COSTS } from '../credits/costs.ts';
import type { ProductSource, SourceImage } from '../imaging/engine.ts';
import type { OperationDefinition } from './definition.ts';
import { RESULT_IMAGE_URL_REPLY } from './replies.ts';

interface ProductEditDrawRequest {
  readonly editPrompt: string;
  readonly source: SourceImage;
  /** Photos that the shot was made of, as far as they are kept. */
  readonly originals?: readonly ProductSource[];
  /**
   * Those are all of its photos, and nothing was changed in it since: with a new background it may be photographed anew
   * without losing a product, or a change that was paid for.
   */
  readonly canRetake?: boolean;
  /** Made of several photos: products that stand before each other have no outline that holds all of them. */
  readonly isOfSeveral?: boolean;
  /** From where those were taken; from the front where nothing is said. */
  readonly view?: ProductView | undefined;
  /** Fit for a table where nothing is said. */
  readonly productSize?: ProductSize | undefined;
}

/** A change to one of the caller's product shots. */
export const productEdit = {
  call: 'editProductShot',
  input: z.strictObject({
    requestId: requestIdSchema,
    shotId: itemIdSchema,
    editPrompt: freeText('edit-empty'),
  }),
  ...RESULT_IMAGE_URL_REPLY,
  price: CREDIT_COSTS.productEdit,
  transaction: 'product_edit',
  description: 'Product shot edit',
  failed: 'product-edit-failed',
  notSaved: 'product-shot-not-saved',
  libraryType: 'product',
  downloadName: 'product-shot',
  embeddedOrigin: 'composed',
  shape: 'source',
  needs: 1,
  usual: { references: 2, size: '1K' },
  isOfAnother: true,
  again: 'embedded',
  pictures: ({ source, originals = [] }: ProductEditDrawRequest) => [source, ...originals],
} as const satisfies OperationDefinition;
