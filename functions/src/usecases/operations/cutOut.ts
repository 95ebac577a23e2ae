import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { refuse, succeed } from '../result.ts';
import { aspectRatio } from './aspectRatio.ts';
import type { Operation } from './operation.ts';

/** Made of the customer's own photo: a finished shot stands in a scene, which hides its outline. */
export const cutOut: Operation<'cutOut'> = {
  cost: () => OPERATIONS.cutOut.price,

  async prepare({ shotId }, { uid, library, openSource }) {
    const shot = await library.productShot({ id: shotId, uid });
    if (shot === null) return refuse({ reason: 'item-missing' });
    if (shot.original_image_url === null) return refuse({ reason: 'source-missing' });
    const opened = await openSource({ own: shot.original_image_url });
    if (!opened.ok) return opened;
    return succeed({
      draw: { source: opened.value },
      type: OPERATIONS.cutOut.libraryType,
      item: ({ media, imageUrl }) => ({
        ...media,
        result_image_url: imageUrl,
        product_image_id: shot.product_image_id,
        product_name: shot.product_name,
        original_image_url: shot.original_image_url,
        category: shot.category,
        scene_template: shot.scene_template,
        custom_prompt: OPERATIONS.cutOut.description,
        aspect_ratio: aspectRatio(media),
        original_shot_id: shotId,
      }),
    });
  },
};
