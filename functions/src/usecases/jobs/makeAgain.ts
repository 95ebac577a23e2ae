import { SHAPE_IDS, USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import { isErrorReason, type ErrorReason, type Refusal } from '@lumashot/domain/errors';
import { isSameAgain, operationOf } from '@lumashot/domain/library/makeAgain';
import { IMAGE_TYPES, type ImageType } from '@lumashot/domain/library/item';
import { promptOf } from '@lumashot/domain/library/itemNames';
import type { Recipe } from '@lumashot/domain/library/recipe';
import {
  OPERATIONS,
  type OperationInput,
  type OperationName,
} from '@lumashot/domain/operations/operations';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import type { LibraryReader } from '../ports.ts';
import type { StartGeneration } from './startGeneration.ts';

interface OfItem {
  readonly uid: string;
  readonly requestId: string;
  readonly itemType: ImageType;
  readonly itemId: string;
  readonly count: number;
}

type Again = StartGeneration<OperationName> & { readonly input: OperationInput<OperationName> };

/** What is read of a picture to ask for it again. */
interface Origins {
  readonly trashed_at: Date | null;
  readonly made_by: Recipe | null;
  readonly scene_template?: string;
  /** What the row itself says of the request, by the operation that has made it. */
  readonly own: Partial<Record<OperationName, Record<string, unknown>>>;
  /** The photo kept with it; undefined: its kind has none. */
  readonly original_image_url?: string | null;
}

/** Several variations of one picture: each is an enhancement with a seed of its own. */
export async function variationsOf(
  { uid, requestId, itemType, itemId, count }: OfItem,
  library: LibraryReader,
): Promise<Result<Again>> {
  const row = await originsOf({ itemType, itemId, uid }, library);
  if (row === null) return refuse({ reason: 'item-missing' });
  return againOf(
    { operation: 'enhance', input: { itemType, itemId, enhancementType: 'variation', requestId } },
    { uid, count, shape: USUAL_SHAPE, refusalBy: () => trashRefusal(row, 'item-trashed') },
  );
}

/** The request that a picture was made of, with other seeds. */
export async function remakeOf(
  {
    uid,
    requestId,
    itemType,
    itemId,
    count,
    shape,
  }: OfItem & { readonly shape?: ShapeId | undefined },
  library: LibraryReader,
): Promise<Result<Again>> {
  const row = await originsOf({ itemType, itemId, uid }, library);
  if (row === null) return refuse({ reason: 'item-missing' });
  const operation = operationOf(row);
  const own = operation === null ? undefined : ownInput(operation, row);
  if (operation === null || own === undefined) return refuse({ reason: 'recipe-missing' });
  // What was made of another picture is that one's child again.
  const like = OPERATIONS[operation].isOfAnother ? {} : { like: { type: itemType, id: itemId } };
  const refusal = trashRefusal(row, 'item-trashed') ?? (await sourceRefusal(row, { uid, library }));
  return againOf(
    { operation, input: { ...own, ...like, requestId } },
    {
      uid,
      count,
      shape: shape ?? SHAPE_IDS.find((id) => id === row.made_by?.shape) ?? USUAL_SHAPE,
      refusalBy: (engine) =>
        refusal ?? (isSameAgain(row, engine) ? { reason: 'same-again' } : null),
    },
  );
}

/** As the operation's own call would have been asked: a scene that is gone is refused by its reason. */
function againOf(
  { operation, input }: { operation: OperationName; input: Record<string, unknown> },
  rest: Pick<Again, 'uid' | 'count' | 'shape' | 'refusalBy'>,
): Result<Again> {
  const parsed = OPERATIONS[operation].input.safeParse(withoutNothing(input));
  if (parsed.success) {
    return succeed({ ...rest, operation, input: parsed.data, notify: true });
  }
  const named = parsed.error.issues.map(({ message }) => message).find(isErrorReason);
  return refuse({ reason: named ?? 'recipe-missing' });
}

const withoutNothing = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));

const trashRefusal = (
  { trashed_at }: Pick<Origins, 'trashed_at'>,
  reason: ErrorReason,
): Refusal | null => (trashed_at === null ? null : { reason });

/** What it was made from has to be there still: said before anything is held. */
async function sourceRefusal(
  { made_by, original_image_url }: Origins,
  { uid, library }: { uid: string; library: LibraryReader },
): Promise<Refusal | null> {
  switch (made_by?.operation) {
    case 'portrait':
      if (made_by.source !== 'profile') return { reason: 'source-gone' };
      return (await library.profilePhotoOf(uid)) === null
        ? { reason: 'profile-photo-missing' }
        : null;
    case 'productShot':
      return original_image_url == null ? { reason: 'source-gone' } : null;
    case 'productEdit':
    case 'enhance': {
      const of = parentOf(made_by);
      const parent = of === null ? null : await originsOf({ ...of, uid }, library);
      return parent === null ? { reason: 'source-gone' } : trashRefusal(parent, 'source-trashed');
    }
    default:
      return null;
  }
}

function parentOf({ of }: Recipe): { itemType: ImageType; itemId: string } | null {
  const itemType = IMAGE_TYPES.find((type) => type === of?.type);
  return of === null || itemType === undefined ? null : { itemType, itemId: of.id };
}

/** An enhanced picture keeps the words of what was enhanced: its own request stands in the recipe. */
function ownInput(
  operation: OperationName,
  { own, made_by }: Origins,
): Record<string, unknown> | undefined {
  if (operation !== 'enhance' || made_by === null) return own[operation];
  const { enhancement_type: enhancementType, words: customPrompt } = made_by;
  return { ...parentOf(made_by), enhancementType, customPrompt };
}

/** Another user's picture is as good as none. */
async function originsOf(
  { itemType, itemId: id, uid }: Pick<OfItem, 'itemType' | 'itemId' | 'uid'>,
  library: LibraryReader,
): Promise<Origins | null> {
  switch (itemType) {
    case 'text-to-image': {
      const image = await library.image({ id, uid });
      if (image === null) return null;
      const description = promptOf(image);
      const text = { prompt: image.prompt, templateId: image.template_id };
      return { ...image, own: { text, storyboard: { description } } };
    }
    case 'product': {
      const shot = await library.productShot({ id, uid });
      if (shot === null) return null;
      const { product_name: productName, category, scene_template: sceneId, view } = shot;
      const { product_size: productSize, custom_prompt: customPrompt, made_by } = shot;
      return {
        ...shot,
        own: {
          productShot: {
            productName,
            category,
            sceneId,
            view,
            productSize,
            customPrompt,
            imagePaths: [],
          },
          productEdit: { shotId: made_by?.of?.id, editPrompt: customPrompt },
          cutOut: { shotId: made_by?.of?.id },
        },
      };
    }
    case 'portrait': {
      const shot = await library.portraitShot({ id, uid });
      if (shot === null) return null;
      const { scene_template: templateId, custom_prompt: customPrompt } = shot;
      return {
        ...shot,
        own: { portrait: { templateId, customPrompt, source: { kind: 'profile' } } },
      };
    }
  }
}
