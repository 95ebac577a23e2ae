import { CUT_OUT_SCENE } from '@lumashot/domain/library/itemNames';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { refuse, succeed } from '@lumashot/domain/result';
import type { Operation } from './operation.ts';
import { originOfItem } from '../origin.ts';
import { originalsOf } from './sources/originals.ts';
import { shotOfShot } from './rows/shotOfShot.ts';

/** Made of the customer's own photo: a finished shot stands in a scene, which hides its outline. */
export const cutOut: Operation<'cutOut'> = {
  label: () => 'Transparent cut-out',
  cost: () => OPERATIONS.cutOut.price,
  about: 'thing',

  // One photo and one mask have one cut-out: a second one would be the same picture, paid twice.
  async refusal({ shotId }, { uid, library }) {
    const shot = await library.productShot({ id: shotId, uid });
    const url = shot?.original_image_url ?? null;
    return url !== null && (await library.hasCutOutOf({ uid, url }))
      ? { reason: 'already-cut-out' }
      : null;
  },

  async prepare({ shotId }, { uid, library, openSource }) {
    const shot = await library.productShot({ id: shotId, uid });
    if (shot === null) return refuse({ reason: 'item-missing' });
    if (shot.trashed_at !== null) return refuse({ reason: 'item-trashed' });
    const [source] = await originalsOf(shot, openSource);
    if (source === undefined) return refuse({ reason: 'source-missing' });
    return succeed({
      draw: { source },
      type: OPERATIONS.cutOut.libraryType,
      origin: originOfItem({ type: OPERATIONS.cutOut.libraryType, id: shotId }, shot),
      item: (made) => ({
        ...shotOfShot(shot, { shotId, made }),
        scene_template: CUT_OUT_SCENE,
        custom_prompt: null,
      }),
    });
  },
};
