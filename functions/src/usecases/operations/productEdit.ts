import type { ProductShot } from '@lumashot/domain/library/item';
import { editAsked } from '@lumashot/domain/library/alreadyMade';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { refuse, succeed } from '@lumashot/domain/result';
import { clearGroundRefusal } from './rows/clearGround.ts';
import { hasChange } from './rows/hasChange.ts';
import type { Operation } from './operation.ts';
import { originOfItem } from '../origin.ts';
import { originalsOf } from './sources/originals.ts';
import { shotOfShot } from './rows/shotOfShot.ts';

/** The shot that was edited stays: an edit is a new shot that names it. */
export const productEdit: Operation<'productEdit'> = {
  label: ({ editPrompt }) => editPrompt,
  cost: () => OPERATIONS.productEdit.price,
  about: 'thing',

  refusal: ({ shotId }, ports) => clearGroundRefusal(shotId, ports),

  isThere: (input, ports) =>
    hasChange(editAsked(input), { type: OPERATIONS.productEdit.libraryType, ...ports }),

  async prepare({ shotId, editPrompt }, { uid, library, openSource }) {
    const shot = await library.productShot({ id: shotId, uid });
    if (shot === null) return refuse({ reason: 'item-missing' });
    if (shot.trashed_at !== null) return refuse({ reason: 'item-trashed' });
    const opened = await openSource({ own: shot.result_image_url });
    if (!opened.ok) return opened;
    const { product_image_id: id } = shot;
    const photoCount = id === null ? null : await library.photoCount({ id, uid });
    return succeed({
      draw: {
        editPrompt,
        source: opened.value,
        originals: await originalsOf(shot, openSource),
        canRetake: photoCount === 1 && isAsTaken(shot),
        isOfSeveral: photoCount !== null && photoCount > 1,
        view: shot.view,
        productSize: shot.product_size,
      },
      type: OPERATIONS.productEdit.libraryType,
      origin: originOfItem({ type: OPERATIONS.productEdit.libraryType, id: shotId }, shot),
      item: (made) => ({
        ...shotOfShot(shot, { shotId, made }),
        custom_prompt: editPrompt,
      }),
    });
  },
};

/** In one that was made of another, or wished to be warmer, what was paid for is in its picture alone. */
const isAsTaken = ({ original_shot_id, custom_prompt }: ProductShot): boolean =>
  original_shot_id === null && (custom_prompt === null || custom_prompt.trim() === '');
