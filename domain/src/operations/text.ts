import { z } from 'zod';
import { likeSchema, requestIdSchema, TEMPLATE_UNKNOWN } from '../calls/generation.ts';
import { promptSchema } from '../calls/prompt.ts';
import { TEXT_TEMPLATE_IDS } from '../catalog/textTemplates.ts';
import { CREDIT_COSTS } from '../credits/costs.ts';
import type { OperationDefinition, PicturesOf } from './definition.ts';
import { IMAGE_URL_REPLY } from './replies.ts';

interface TextDrawRequest {
  readonly prompt: string;
}

const pictures: PicturesOf<TextDrawRequest> = () => [];

/** A picture from a prompt. */
export const text = {
  call: 'generateImage',
  input: z.strictObject({
    requestId: requestIdSchema,
    prompt: promptSchema,
    templateId: z.enum(TEXT_TEMPLATE_IDS, TEMPLATE_UNKNOWN).optional(),
    like: likeSchema,
  }),
  ...IMAGE_URL_REPLY,
  price: CREDIT_COSTS.textImage,
  transaction: 'text_image',
  description: 'Text to image',
  failed: 'image-failed',
  notSaved: 'image-not-saved',
  libraryType: 'text-to-image',
  downloadName: 'generated-image',
  embeddedOrigin: 'drawn',
  shape: 'square',
  needs: 0,
  usual: { references: 0, size: '1K' },
  isOfAnother: false,
  again: 'never',
  pictures,
} as const satisfies OperationDefinition;
