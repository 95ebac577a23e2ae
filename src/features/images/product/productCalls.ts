import { PRODUCT_NAME_MAX_LENGTH } from '@lumashot/domain/calls/generation';
import type { ProductSize } from '@lumashot/domain/catalog/productSizes';
import type { ProductView } from '@lumashot/domain/catalog/productViews';
import type { CallInput } from '@lumashot/domain/calls/calls';
import { freeText, optionalText } from '@lumashot/domain/calls/prompt';
import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { inputOfJob } from '@lumashot/domain/jobs/input';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
import { TRANSPARENT_TEXTS } from '#app/texts/cutOut.ts';
import { PRODUCT_EDIT_TEXTS, PRODUCT_TEXTS } from '#app/texts/images.ts';
import { callFunction } from '#app/firebase/calls/callFunction.ts';
import { textRefusal } from '../generation/checkText.ts';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { definePaidAction } from '../generation/usePaidAction.ts';
import { toOutcome, type GenerationResult, type PendingRequest } from '../generation/paidAction.ts';
import { defineSeveral, type CallOf } from '../generation/severalAction.ts';
import { contactSheetOf } from '../generation/useFrames.ts';
import type { Photo } from '../photos/photoList.ts';
import type { ShotCut } from '../cutout/photoCuts.ts';
import { turnShot } from '../cutout/turnShot.ts';
import { sendWithMasks } from '../cutout/sendWithMasks.ts';
import { sendWithPhotos } from '../photos/sendWithPhotos.ts';

type Call = CallInput<'generateProductShot'>;
export type SceneId = Call['sceneId'];
export type CategoryId = Call['category'];

export interface ShotInput {
  readonly productName: string;
  readonly category: CategoryId;
  readonly sceneId: SceneId;
  readonly view: ProductView;
  readonly productSize: ProductSize;
  readonly customPrompt: string;
  readonly photos: readonly Photo[];
  /** How the product is taken off each photo, in their order. */
  readonly cuts: readonly ShotCut[];
}

export type ShotDraft = Omit<ShotInput, 'sceneId'> & { readonly sceneId: SceneId | null };

export interface EditInput {
  /** The shot that everything began with. */
  readonly rootId: string;
  /** What is changed: the shot, or what an earlier change made of it. */
  readonly shotId: string;
  /** That picture, to be seen until the change is there; null: asked for before a reload. */
  readonly before: GenerationResult | null;
  readonly editPrompt: string;
}

/** Photos and masks first, as they were turned; then asks with where they are. */
async function sendShot<Reply>(
  { uid, input }: PendingRequest<ShotInput>,
  ask: (input: CallOf<'productShot'>) => Promise<Result<Reply>>,
): Promise<Result<Reply>> {
  const turned = await turnShot(input);
  if (!turned.ok) return turned;
  const { photos, cuts, ...rest } = turned.value;
  return sendWithPhotos({ uid, photos }, (imagePaths) =>
    sendWithMasks({ uid, cuts }, (sent) =>
      ask({ ...rest, imagePaths, ...(sent.length === 0 ? {} : { cuts: sent }) }),
    ),
  );
}

export const shotAction = definePaidAction<ShotInput>({
  send: (request) =>
    sendShot(request, async (input) =>
      toOutcome(
        await callFunction('generateProductShot', { ...input, requestId: request.requestId }),
        ({ resultImageUrl }) => resultImageUrl,
      ),
    ),
  costOf: () => CREDIT_COSTS.productShot,
  success: PRODUCT_TEXTS.success,
  drafts: [
    'product-name',
    'product-category',
    'product-view',
    'product-size',
    'product-words',
    'product-scene',
    'product-cuts',
    'product-count',
  ],
});

export const severalShots = defineSeveral<ShotInput, 'productShot'>({
  operation: 'productShot',
  send: sendShot,
  costOf: () => CREDIT_COSTS.productShot,
});

export const shotSheet = contactSheetOf<ShotInput>({
  operation: 'productShot',
  action: shotAction,
  altOf: ({ productName }) => productName,
});

export const editAction = definePaidAction<EditInput>({
  send: async ({ requestId, input: { shotId, editPrompt } }) =>
    toOutcome(
      await callFunction('editProductShot', { requestId, shotId, editPrompt }),
      ({ resultImageUrl }) => resultImageUrl,
    ),
  costOf: () => CREDIT_COSTS.productEdit,
  success: PRODUCT_EDIT_TEXTS.success,
  drafts: ['edit-words'],
});

/** What an open job was asked to change. Which shot it all began with is not said: the changed one stands for it. */
export function editedBy(job: JobWithId): EditInput | null {
  const asked = inputOfJob(OPERATIONS.productEdit.input, job);
  if (asked === null) return null;
  const { shotId, editPrompt } = asked;
  return { rootId: shotId, shotId, before: null, editPrompt };
}

/** The product of a shot alone, on clear ground. */
export const cutOutAction = definePaidAction<{ readonly shotId: string }>({
  send: async ({ requestId, input }) =>
    toOutcome(
      await callFunction('cutOutProduct', { ...input, requestId }),
      ({ resultImageUrl }) => resultImageUrl,
    ),
  costOf: () => CREDIT_COSTS.cutOut,
  success: TRANSPARENT_TEXTS.success,
});

/** Before anything is uploaded; the server checks again. */
export function checkShot(draft: ShotDraft): Result<ShotInput> {
  const { sceneId, photos, cuts } = draft;
  const productName = draft.productName.trim();
  if (photos.length === 0 || productName === '' || sceneId === null) {
    return refuse({ reason: 'product-incomplete' });
  }
  if (productName.length > PRODUCT_NAME_MAX_LENGTH) {
    return refuse({ reason: 'product-name-too-long' });
  }
  if (cuts.includes('failed')) return refuse({ reason: 'product-not-cut-out' });
  const customPrompt = draft.customPrompt.trim();
  const refusal = textRefusal(optionalText, customPrompt);
  if (refusal !== null) return refuse(refusal);
  return succeed({ ...draft, sceneId, productName, customPrompt });
}

export function checkEdit(draft: EditInput): Result<EditInput> {
  const editPrompt = draft.editPrompt.trim();
  const refusal = textRefusal(freeText('edit-empty'), editPrompt);
  return refusal === null ? succeed({ ...draft, editPrompt }) : refuse(refusal);
}
