import { ENHANCEMENT_PRESETS, enhancementPromptOf } from '@lumashot/domain/catalog/enhancements';
import { enhancementAsked } from '@lumashot/domain/library/alreadyMade';
import { OPERATIONS, type OperationInput } from '@lumashot/domain/operations/operations';
import { refuse, succeed } from '@lumashot/domain/result';
import type { NewItem } from '../ports.ts';
import { clearGroundRefusal } from './rows/clearGround.ts';
import { hasChange } from './rows/hasChange.ts';
import type { Operation, PreparePorts } from './operation.ts';
import { originOfItem } from '../origin.ts';
import type { Made } from './rows/made.ts';
import { shotOfShot } from './rows/shotOfShot.ts';

/** An enhanced picture is saved in the collection of what it enhances, and names it. */
export const enhance: Operation<'enhance'> = {
  label: ({ enhancementType, customPrompt }) =>
    ENHANCEMENT_PRESETS.find(({ id }) => id === enhancementType)?.label ?? customPrompt ?? '',
  cost: () => OPERATIONS.enhance.price,
  about: 'somebody',

  variesBy: ({ enhancementType }) => ({ enhancementType }),

  refusal: async ({ itemType, itemId }, ports) =>
    itemType === 'product' ? clearGroundRefusal(itemId, ports) : null,

  isThere: (input, ports) => hasChange(enhancementAsked(input), { type: input.itemType, ...ports }),

  async prepare(input, ports) {
    const prompt = enhancementPromptOf(input.enhancementType, input.customPrompt);
    if (prompt === null) return refuse({ reason: 'enhancement-empty' });
    const original = await ORIGINALS[input.itemType](input, ports);
    if (original === null) return refuse({ reason: 'item-missing' });
    if (original.isTrashed) return refuse({ reason: 'item-trashed' });
    const opened = await ports.openSource({ own: original.imageUrl });
    if (!opened.ok) return opened;
    return succeed({
      draw: { enhancementType: input.enhancementType, prompt, source: opened.value },
      type: input.itemType,
      origin: {
        ...originOfItem({ type: input.itemType, id: input.itemId }, original),
        enhancement_type: input.enhancementType,
        words: input.customPrompt ?? null,
      },
      item: original.copy,
    });
  },
};

interface Original {
  readonly family_id: string | null;
  readonly imageUrl: string;
  readonly isTrashed: boolean;
  /** The new row: the old one's facts, the new picture. */
  readonly copy: (made: Made) => NewItem;
}

type FindOriginal = (
  input: OperationInput<'enhance'>,
  ports: PreparePorts,
) => Promise<Original | null>;

const ORIGINALS: Readonly<Record<OperationInput<'enhance'>['itemType'], FindOriginal>> = {
  'text-to-image': async ({ itemId }, { uid, library }) => {
    const image = await library.image({ id: itemId, uid });
    if (image === null) return null;
    const { prompt, template_id } = image;
    return {
      imageUrl: image.image_url,
      isTrashed: image.trashed_at !== null,
      family_id: image.family_id,
      copy: ({ media, imageUrl }) => ({
        ...media,
        image_url: imageUrl,
        prompt,
        template_id,
        original_image_id: itemId,
      }),
    };
  },

  product: async ({ itemId }, { uid, library }) => {
    const shot = await library.productShot({ id: itemId, uid });
    if (shot === null) return null;
    return {
      imageUrl: shot.result_image_url,
      isTrashed: shot.trashed_at !== null,
      family_id: shot.family_id,
      copy: (made) => shotOfShot(shot, { shotId: itemId, made }),
    };
  },

  portrait: async ({ itemId }, { uid, library }) => {
    const shot = await library.portraitShot({ id: itemId, uid });
    if (shot === null) return null;
    const { scene_template, custom_prompt, transformation_type, clothing_style, pose_type } = shot;
    return {
      imageUrl: shot.result_image_url,
      isTrashed: shot.trashed_at !== null,
      family_id: shot.family_id,
      copy: ({ media, imageUrl }) => ({
        ...media,
        result_image_url: imageUrl,
        scene_template,
        custom_prompt,
        transformation_type,
        clothing_style,
        pose_type,
        credits_used: OPERATIONS.enhance.price,
        original_shot_id: itemId,
      }),
    };
  },
};
