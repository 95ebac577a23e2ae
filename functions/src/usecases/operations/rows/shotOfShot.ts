import type { ProductShot } from '@lumashot/domain/library/item';
import type { NewItem } from '../../ports.ts';
import { aspectRatio } from './aspectRatio.ts';
import type { Made } from './made.ts';

/** A new row for what was made of a shot: the old one's facts, the new picture, and which shot it was. */
export const shotOfShot = (
  shot: ProductShot,
  { shotId, made: { media, imageUrl } }: { readonly shotId: string; readonly made: Made },
) =>
  ({
    ...media,
    result_image_url: imageUrl,
    product_image_id: shot.product_image_id,
    product_name: shot.product_name,
    original_image_url: shot.original_image_url,
    mask_url: shot.mask_url,
    category: shot.category,
    view: shot.view,
    product_size: shot.product_size,
    scene_template: shot.scene_template,
    custom_prompt: shot.custom_prompt,
    aspect_ratio: aspectRatio(media),
    original_shot_id: shotId,
  }) satisfies NewItem;
