import type { Draw, ImageEngine, Operation } from '@lumashot/domain/imaging/engine';
import { sourceTypeOf } from './sourceTypes.ts';
import { writeXmp } from './writeXmp.ts';
import { xmpPacket } from './xmpPacket.ts';

/** The engine with every picture saying in its file where it comes from. */
export function marked({ id, draw }: ImageEngine): ImageEngine {
  const mark = <K extends Operation>(operation: K, plain: Draw<K>): Draw<K> => {
    const xmp = xmpPacket(sourceTypeOf(id, operation));
    return async (request, context) => {
      const result = await plain(request, context);
      if (!result.ok) return result;
      const { picture } = result;
      return { ...result, picture: { ...picture, bytes: writeXmp(picture, xmp) } };
    };
  };
  const { text, storyboard, productShot, productEdit, portrait, enhance } = draw;
  return {
    id,
    draw: {
      ...(text && { text: mark('text', text) }),
      ...(storyboard && { storyboard: mark('storyboard', storyboard) }),
      ...(productShot && { productShot: mark('productShot', productShot) }),
      ...(productEdit && { productEdit: mark('productEdit', productEdit) }),
      ...(portrait && { portrait: mark('portrait', portrait) }),
      ...(enhance && { enhance: mark('enhance', enhance) }),
    },
  };
}
