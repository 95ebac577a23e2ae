import type { Draw, ImageEngine } from '@lumashot/domain/imaging/engine';
import { OPERATION_NAMES, type OperationName } from '@lumashot/domain/operations/operations';
import { sourceTypeOf } from './sourceTypes.ts';
import { writeXmp } from './writeXmp.ts';
import { xmpPacket } from './xmpPacket.ts';

/** The engine with every picture saying in its file where it comes from. */
export function marked({ draw, ...engine }: ImageEngine): ImageEngine {
  const marks: { [K in OperationName]?: Draw<K> } = {};
  const markOf = <K extends OperationName>(operation: K): Draw<K> | undefined => {
    const plain: Draw<K> | undefined = draw[operation];
    if (plain === undefined) return undefined;
    const xmp = xmpPacket(sourceTypeOf(engine.id, operation));
    return async (request, context) => {
      const result = await plain(request, context);
      if (!result.ok) return result;
      const { picture } = result;
      return { ...result, picture: { ...picture, bytes: writeXmp(picture, xmp) } };
    };
  };
  for (const operation of OPERATION_NAMES) {
    const mark = markOf(operation);
    if (mark !== undefined) marks[operation] = mark;
  }
  return { ...engine, draw: marks };
}
