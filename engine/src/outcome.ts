import type {
  Draw,
  DrawContext,
  DrawFailure,
  DrawRequests,
  DrawResult,
} from '@lumashot/domain/imaging/engine';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { encodePng } from './encodePng.ts';
import { oneAtATime } from './oneAtATime.ts';
import type { Layer } from './paint/layer.ts';

/** What a drawing comes to: a layer, or the reason why there is none. */
export type Outcome =
  | {
      readonly layer: Layer;
      readonly ignored?: readonly string[];
      /** What is clear in the layer stays clear in the picture. */
      readonly isTransparent?: boolean;
    }
  | { readonly failure: DrawFailure; readonly ignored?: readonly string[] };

export const stopped: Outcome = { failure: 'timeout' };
export const unreadable: Outcome = { failure: 'unreadable-source' };
export const unchanged: Outcome = { failure: 'unchanged' };
export const notCutOut: Outcome = { failure: 'not-cut-out' };

/** Makes an operation of the port: looks at the signal before, after, and encodes what was drawn. */
export function operation<K extends OperationName>(
  draw: (request: DrawRequests[K], context: DrawContext) => Promise<Outcome>,
): Draw<K> {
  return async (request, context): Promise<DrawResult> => {
    const { signal } = context;
    // Encoded in the same turn: a finished layer that waits would only hold memory.
    return oneAtATime(async () => {
      const outcome = signal.aborted ? stopped : await draw(request, context);
      const asked = outcome.ignored === undefined ? {} : { ignored: outcome.ignored };
      if (signal.aborted) return { ok: false, failure: 'timeout' };
      if ('failure' in outcome) return { ok: false, failure: outcome.failure, ...asked };
      const picture = await encodePng(outcome.layer, outcome);
      if (signal.aborted) return { ok: false, failure: 'timeout' };
      return { ok: true, picture, ...asked };
    });
  };
}
