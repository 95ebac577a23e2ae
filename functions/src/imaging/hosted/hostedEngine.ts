import { setTimeout as wait } from 'node:timers/promises';
import { APICallError, generateImage } from 'ai';
import type {
  Draw,
  DrawContext,
  DrawFailure,
  DrawRequests,
  DrawResult,
  ImageEngine,
} from '@lumashot/domain/imaging/engine';
import { OPERATION_NAMES, type OperationName } from '@lumashot/domain/operations/operations';
import { tableOf } from '@lumashot/domain/tableOf';
import { failureOf } from './failureOf.ts';
import type { HostedSetup } from './hostedSetup.ts';
import { withRetry, type RetryWorld } from './withRetry.ts';
import { assemble, canBeHosted, partsOf } from './prompts.ts';
import { providerOf } from './providers.ts';
import { readPicture } from './readPicture.ts';
import { referencesOf } from './references.ts';
import { shapeOf, type Shape } from './shape.ts';

/** For all tries together. A little less than a drawing gets, so that the answer is ours. */
const TIME_LIMIT_MS = 55_000;

interface HostedOptions extends HostedSetup {
  readonly timeLimitMs?: number;
  readonly world?: RetryWorld;
}

const REAL_WORLD: RetryWorld = {
  now: () => Date.now(),
  wait: (ms, signal) => wait(ms, undefined, { signal }),
};

/** Draws through a provider's image model: one request a picture, nothing kept between them. */
export function hostedEngine(options: HostedOptions): ImageEngine {
  const drawOf =
    <K extends OperationName>(operation: K): Draw<K> =>
    async (request, context) =>
      drawOnce({ operation, request, context }, options);
  return { id: 'hosted', draw: tableOf(OPERATION_NAMES.filter(canBeHosted), drawOf) };
}

interface Job<K extends OperationName> {
  readonly operation: K;
  readonly request: DrawRequests[K];
  readonly context: DrawContext;
}

async function drawOnce<K extends OperationName>(
  { operation, request, context }: Job<K>,
  { choice, apiKey, baseUrl, log, timeLimitMs = TIME_LIMIT_MS, world = REAL_WORLD }: HostedOptions,
): Promise<DrawResult> {
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(timeLimitMs)]);
  const endsAt = world.now() + timeLimitMs;
  const fail = (failure: DrawFailure, cause: string): DrawResult => {
    log.failed({ operation, ...choice, failure, cause });
    return { ok: false, failure };
  };
  if (signal.aborted) return fail('timeout', 'stopped before it began');

  const shown = await showable(operation, request);
  if (shown === null) return fail('unreadable-source', 'a source that does not decode');
  const { modelOf, shaped } = providerOf(choice);
  const text = assemble(partsOf(operation, request));
  try {
    const { image } = await withRetry(
      () =>
        generateImage({
          model: modelOf({ choice, apiKey, baseUrl }),
          prompt: shown.references.length === 0 ? text : { text, images: shown.references },
          ...shaped(shown.shape),
          // withRetry() does it: the SDK's own retries pass over long waits that are asked for.
          maxRetries: 0,
          abortSignal: signal,
        }),
      { signal, endsAt, world, isFinal: (error) => failureOf(error) !== 'unavailable' },
    );
    const picture = await readPicture(image.uint8Array);
    if (signal.aborted) return fail('timeout', 'stopped while the answer was read');
    return picture === null
      ? fail('unavailable', 'an answer that is no picture')
      : { ok: true, picture };
  } catch (error) {
    if (signal.aborted) return fail('timeout', causeOf(context.signal.reason ?? signal.reason));
    return fail(failureOf(error), causeOf(error));
  }
}

/** What a model is shown, and the shape to ask for; null when a source does not decode. */
async function showable<K extends OperationName>(
  operation: K,
  request: DrawRequests[K],
): Promise<{ references: Uint8Array[]; shape: Shape } | null> {
  try {
    const shape = await shapeOf(operation, request);
    return { shape, references: await referencesOf(operation, request) };
  } catch {
    // sharp throws one kind of error for every undecodable input.
    return null;
  }
}

/** Kind and status only: a provider's message may quote the prompt. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return APICallError.isInstance(error) ? `${error.name} ${error.statusCode ?? ''}` : error.name;
}
