import { SHAPE_IDS, USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import { EMBEDDED_SHAPES } from '@lumashot/domain/imaging/embeddedShapes';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { appConfig } from '#app/firebase/app.ts';
import type { DrawnHere } from '#app/session/drawnHere.ts';

/** What a form can offer: of our own engine by its table, of a model by the configuration. */
export function shapesHere(operation: OperationName, here: DrawnHere): readonly ShapeId[] {
  const drawn = (here === false ? appConfig.modelShapes : EMBEDDED_SHAPES)[operation];
  return SHAPE_IDS.filter((id) => id === USUAL_SHAPE || drawn?.includes(id) === true);
}
