import { z } from 'zod';
import { itemIdSchema, requestIdSchema } from '../calls/generation.ts';
import { CREDIT_COSTS } from '../credits/costs.ts';
import type { ProductSource } from '../imaging/engine.ts';
import type { OperationDefinition } from './definition.ts';
import { RESULT_IMAGE_URL_REPLY } from './replies.ts';

interface CutOutDrawRequest {
  /** The photo of the product, as the customer took it, and its mask if they have shown one. */
  readonly source: ProductSource;
}

/** The product of one of the caller's shots alone, on clear ground. */
export const cutOut = {
  call: 'cutOutProduct',
  input: z.strictObject({ requestId: requestIdSchema, shotId: itemIdSchema }),
  ...RESULT_IMAGE_URL_REPLY,
  price: CREDIT_COSTS.cutOut,
  transaction: 'cut_out',
  description: 'Cut-out',
  failed: 'product-edit-failed',
  notSaved: 'product-shot-not-saved',
  libraryType: 'product',
  downloadName: 'cut-out',
  embeddedOrigin: 'composed',
  shape: 'source',
  needs: null,
  usual: { references: 1, size: '1K' },
  isOfAnother: true,
  again: 'always',
  pictures: ({ source }: CutOutDrawRequest) => [source],
} as const satisfies OperationDefinition;
