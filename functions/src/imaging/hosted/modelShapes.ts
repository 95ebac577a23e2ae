import type { AppConfig } from '@lumashot/domain/appConfig';
import { OPERATION_NAMES } from '@lumashot/domain/operations/operations';
import type { HostedModels } from './modelChoice.ts';
import { framesOf } from './modelTable.ts';

/** The shapes besides the square that the configured models draw: what the app may offer in its forms. */
export const modelShapesOf = (models: HostedModels): AppConfig['modelShapes'] =>
  Object.fromEntries(
    OPERATION_NAMES.flatMap((operation) => {
      const shapes = models[operation] === null ? [] : framesOf(models[operation], operation);
      return shapes.length === 0 ? [] : [[operation, [...shapes]]];
    }),
  );
