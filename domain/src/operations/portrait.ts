import { z } from 'zod';
import {
  likeSchema,
  requestIdSchema,
  TEMPLATE_UNKNOWN,
  uploadPathSchema,
} from '../calls/generation.ts';
import { optionalText } from '../calls/prompt.ts';
import { PORTRAIT_TEMPLATE_IDS } from '../catalog/portraitTemplates.ts';
import { PORTRAIT_COSTS } from '../credits/costs.ts';
import type { SourceImage } from '../imaging/engine.ts';
import { photoConsentSchema } from '../photos/consent.ts';
import type { OperationDefinition } from './definition.ts';
import { RESULT_IMAGE_URL_REPLY } from './replies.ts';

interface PortraitDrawRequest {
  readonly templateId: string;
  readonly scenePrompt: string;
  readonly customPrompt: string | null;
  readonly source: SourceImage;
}

/** The caller in a scene; the template names the price. */
export const portrait = {
  call: 'generatePortraitShot',
  input: z.strictObject({
    requestId: requestIdSchema,
    templateId: z.enum(PORTRAIT_TEMPLATE_IDS, TEMPLATE_UNKNOWN),
    customPrompt: optionalText,
    source: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('profile') }),
      z.strictObject({
        kind: z.literal('upload'),
        path: uploadPathSchema,
        consent: photoConsentSchema,
      }),
    ]),
    like: likeSchema,
  }),
  ...RESULT_IMAGE_URL_REPLY,
  price: PORTRAIT_COSTS,
  transaction: 'portrait_shot',
  description: 'Portrait shot',
  failed: 'portrait-failed',
  notSaved: 'portrait-not-saved',
  libraryType: 'portrait',
  downloadName: 'portrait-shot',
  embeddedOrigin: 'composed',
  shape: 'square',
  needs: 1,
  usual: { references: 1, size: '1K' },
  isOfAnother: false,
  again: 'plain-scene',
  pictures: ({ source }: PortraitDrawRequest) => [source],
} as const satisfies OperationDefinition;
