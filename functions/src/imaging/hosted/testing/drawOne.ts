import type {
  DrawContext,
  DrawRequests,
  DrawResult,
  ImageEngine,
} from '@lumashot/domain/imaging/engine';
import type { OperationName } from '@lumashot/domain/operations/operations';

/** Any operation, by its name and its request; undefined: the engine does not offer it. */
export const drawOne = <K extends OperationName>(
  { draw }: ImageEngine,
  [operation, request]: readonly [K, DrawRequests[K]],
  context: DrawContext,
): Promise<DrawResult> | undefined => draw[operation]?.(request, context);
