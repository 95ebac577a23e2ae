import type { CallInput } from '@lumashot/domain/calls/calls';
import { optionalText } from '@lumashot/domain/calls/prompt';
import { findPortraitTemplate } from '@lumashot/domain/catalog/portraitTemplates';
import type { PhotoConsent } from '@lumashot/domain/photos/consent';
import type { Refusal } from '@lumashot/domain/errors';
import { PORTRAIT_TEXTS } from '#app/texts/images.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { textRefusal } from '../generation/checkText.ts';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { definePaidAction } from '../generation/usePaidAction.ts';
import { toOutcome, type PendingRequest } from '../generation/paidAction.ts';
import { defineSeveral, type CallOf } from '../generation/severalAction.ts';
import { contactSheetOf } from '../generation/useFrames.ts';
import type { Photo } from '../photos/photoList.ts';
import { sendWithPhotos } from '../photos/sendWithPhotos.ts';
import { templateNameOf } from './templateName.ts';

export type TemplateId = CallInput<'generatePortraitShot'>['templateId'];

export interface PortraitInput {
  readonly templateId: TemplateId;
  readonly customPrompt: string;
  /** Null: the profile's photo. */
  readonly photo: Photo | null;
  /** Whose face an uploaded photo shows. */
  readonly consent: PhotoConsent | null;
}

export const portraitCost = (templateId: string): number =>
  findPortraitTemplate(templateId)?.credits ?? 0;

/** The photo first, if there is one; then asks with where it is. */
const sendPortrait = <Reply>(
  { uid, input: { photo, consent, templateId, customPrompt } }: PendingRequest<PortraitInput>,
  ask: (input: CallOf<'portrait'>) => Promise<Result<Reply>>,
): Promise<Result<Reply>> =>
  sendWithPhotos({ uid, photos: photo === null ? [] : [photo] }, ([path]) =>
    ask({
      templateId,
      customPrompt,
      source:
        path === undefined || consent === null
          ? { kind: 'profile' }
          : { kind: 'upload', path, consent },
    }),
  );

export const portraitAction = definePaidAction<PortraitInput>({
  send: (request) =>
    sendPortrait(request, async (input) =>
      toOutcome(
        await callFunction('generatePortraitShot', { ...input, requestId: request.requestId }),
        ({ resultImageUrl }) => resultImageUrl,
      ),
    ),
  costOf: ({ templateId }) => portraitCost(templateId),
  success: PORTRAIT_TEXTS.success,
  drafts: ['portrait-words', 'portrait-template', 'portrait-source', 'portrait-count'],
});

export const severalPortraits = defineSeveral<PortraitInput, 'portrait'>({
  operation: 'portrait',
  send: sendPortrait,
  costOf: ({ templateId }) => portraitCost(templateId),
});

export const portraitSheet = contactSheetOf<PortraitInput>({
  operation: 'portrait',
  action: portraitAction,
  altOf: ({ templateId }) => templateNameOf(templateId),
});

/** The domain's own rule for the words beside a template. */
export function checkPortrait(input: PortraitInput): Result<PortraitInput> {
  const refusal: Refusal | null =
    input.photo !== null && input.consent === null
      ? { reason: 'consent-missing' }
      : textRefusal(optionalText, input.customPrompt);
  return refusal === null
    ? succeed({ ...input, customPrompt: input.customPrompt.trim() })
    : refuse(refusal);
}
