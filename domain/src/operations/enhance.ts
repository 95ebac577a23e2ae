import { z } from 'zod';
import { itemIdSchema, requestIdSchema } from '../calls/generation.ts';
import { optionalText } from '../calls/prompt.ts';
import { ENHANCEMENT_TYPES, enhancementPromptOf } from '../catalog/enhancements.ts';
import { CREDIT_COSTS } from '../credits/costs.ts';
import type { SourceImage } from '../imaging/engine.ts';
import { IMAGE_TYPES } from '../library/item.ts';
import type { OperationDefinition } from './definition.ts';
import { replyFields, type GenerationReply } from './replies.ts';

interface EnhanceDrawRequest {
  readonly enhancementType: string;
  readonly prompt: string;
  readonly source: SourceImage;
}

/** A better version of one of the caller's pictures. */
export const enhance = {
  call: 'enhanceImage',
  input: z
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
    ),
  output: z.object({ ...replyFields, enhancedImageUrl: z.string() }),
  replyOf: ({ imageUrl, ...reply }: GenerationReply) => ({ ...reply, enhancedImageUrl: imageUrl }),
  price: CREDIT_COSTS.enhancement,
  transaction: 'enhancement',
  description: 'Enhancement',
  failed: 'enhancement-failed',
  notSaved: 'image-not-saved',
  libraryType: null,
  downloadName: 'enhanced',
  embeddedOrigin: 'composed',
  shape: 'source',
  needs: 1,
  usual: { references: 1, size: '2K' },
  isOfAnother: true,
  again: 'unvaried',
  pictures: ({ source }: EnhanceDrawRequest) => [source],
} as const satisfies OperationDefinition;
