import { z } from 'zod';
import { likeSchema, requestIdSchema } from '../calls/generation.ts';
import { freeText } from '../calls/prompt.ts';
import { CREDIT_COSTS } from '../credits/costs.ts';
import type { OperationDefinition, PicturesOf } from './definition.ts';
import { IMAGE_URL_REPLY } from './replies.ts';

interface StoryboardDrawRequest {
  readonly description: string;
}

const pictures: PicturesOf<StoryboardDrawRequest> = () => [];

/** Six panels from a description. */
export const storyboard = {
  call: 'generateStoryboard',
  input: z.strictObject({
    requestId: requestIdSchema,
    description: freeText('description-empty'),
    like: likeSchema,
  }),
  ...IMAGE_URL_REPLY,
  price: CREDIT_COSTS.storyboard,
  transaction: 'storyboard',
  description: 'Storyboard',
  failed: 'storyboard-failed',
  notSaved: 'image-not-saved',
  libraryType: 'text-to-image',
  downloadName: 'storyboard',
  embeddedOrigin: 'drawn',
  shape: 'sheet',
  needs: 0,
  usual: { references: 0, size: '1K' },
  isOfAnother: false,
  again: 'never',
  pictures,
} as const satisfies OperationDefinition;
