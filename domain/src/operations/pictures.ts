import type { DrawRequests, SourceImage } from '../imaging/engine.ts';
import { OPERATIONS, type OperationName } from './operations.ts';

/** The same table, seen so that a generic name keeps its own request. */
const PICTURES: {
  readonly [K in OperationName]: {
    readonly pictures: (request: DrawRequests[K]) => readonly SourceImage[];
  };
} = OPERATIONS;

/** The pictures that an engine is given with a request. Their order is the prompt's. */
export const picturesOf = <K extends OperationName>(
  operation: K,
  request: DrawRequests[K],
): readonly SourceImage[] => PICTURES[operation].pictures(request);
