import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { refuse, succeed } from '@lumashot/domain/result';
import { clearGroundRefusal } from './clearGround.ts';
import type { Operation } from './operation.ts';
import { madeOf } from './origin.ts';
import { originalsOf } from './originals.ts';
import { shotOfShot } from './shotOfShot.ts';

/** The shot that was edited stays: an edit is a new shot that names it. */
export const productEdit: Operation<'productEdit'> = {
  label: ({ editPrompt }) => editPrompt,
  cost: () => OPERATIONS.productEdit.price,

  refusal: ({ shotId }, ports) => clearGroundRefusal(shotId, ports),

  async prepare({ shotId, editPrompt }, { uid, library, openSource }) {
    const shot = await library.productShot({ id: shotId, uid });
    if (shot === null) return refuse({ reason: 'item-missing' });
    if (shot.trashed_at !== null) return refuse({ reason: 'item-trashed' });
    const opened = await openSource({ own: shot.result_image_url });
    if (!opened.ok) return opened;
    return succeed({
      draw: {
        editPrompt,
        source: opened.value,
        originals: await originalsOf(shot, openSource),
        view: shot.view,
        productSize: shot.product_size,
      },
      type: OPERATIONS.productEdit.libraryType,
      origin: madeOf({ type: OPERATIONS.productEdit.libraryType, id: shotId }, shot),
      item: (made) => ({
        ...shotOfShot(shot, { shotId, made }),
        custom_prompt: editPrompt,
      }),
    });
  },
};
