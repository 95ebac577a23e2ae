import { SHAPE_IDS, USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import { EMBEDDED_SHAPES } from '@lumashot/domain/imaging/embeddedShapes';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { appConfig } from '#app/firebase/app.ts';

/**
 * What a form can offer. Of our own engine we know; of a model only its server does, so that there the
 * square is offered alone.
 */
export const shapesHere = (operation: OperationName): readonly ShapeId[] =>
  SHAPE_IDS.filter(
    (id) =>
      id === USUAL_SHAPE ||
      (appConfig.previewEngine.includes(operation) &&
        EMBEDDED_SHAPES[operation]?.includes(id) === true),
  );
