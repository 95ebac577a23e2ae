import { SHAPE_IDS, USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import { EMBEDDED_SHAPES } from '@lumashot/domain/imaging/embeddedShapes';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { appConfig } from '#app/firebase/app.ts';

/** What a form can offer: of our own engine by its table, of a model by the configuration. */
export function shapesHere(operation: OperationName): readonly ShapeId[] {
  const { previewEngine, modelShapes } = appConfig;
  const drawn = (previewEngine.includes(operation) ? EMBEDDED_SHAPES : modelShapes)[operation];
  return SHAPE_IDS.filter((id) => id === USUAL_SHAPE || drawn?.includes(id) === true);
}
