import type { CallInput } from '@lumashot/domain/calls/calls';
import { optionalText } from '@lumashot/domain/calls/prompt';
import { findPortraitTemplate } from '@lumashot/domain/catalog/portraitTemplates';
import type { Refusal } from '@lumashot/domain/errors';
import { PORTRAIT_TEXTS } from '#app/texts/images.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { textRefusal } from '../generation/checkText.ts';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { definePaidAction } from '../generation/usePaidAction.ts';
import { toOutcome } from '../generation/paidAction.ts';
import type { Photo } from '../photos/photoList.ts';
import { sendWithPhotos } from '../photos/sendWithPhotos.ts';

export type TemplateId = CallInput<'generatePortraitShot'>['templateId'];

export interface PortraitInput {
  readonly templateId: TemplateId;
  readonly customPrompt: string;
  /** Null: the profile's photo. */
  readonly photo: Photo | null;
}

export const portraitCost = (templateId: string): number =>
  findPortraitTemplate(templateId)?.credits ?? 0;

export const portraitAction = definePaidAction<PortraitInput>({
  send: ({ uid, requestId, input: { photo, templateId, customPrompt } }) =>
    sendWithPhotos({ uid, photos: photo === null ? [] : [photo] }, async ([path]) =>
      toOutcome(
        await callFunction('generatePortraitShot', {
          templateId,
          customPrompt,
          requestId,
          source: path === undefined ? { kind: 'profile' } : { kind: 'upload', path },
        }),
        ({ resultImageUrl }) => resultImageUrl,
      ),
    ),
  costOf: ({ templateId }) => portraitCost(templateId),
  success: PORTRAIT_TEXTS.success,
  drafts: ['portrait-words'],
});

/** The domain's own rule for the words beside a template. */
export function checkPortrait(input: PortraitInput): Result<PortraitInput> {
  const refusal: Refusal | null = textRefusal(optionalText, input.customPrompt);
  return refusal === null
    ? succeed({ ...input, customPrompt: input.customPrompt.trim() })
    : refuse(refusal);
}
