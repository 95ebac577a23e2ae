import { setTimeout as wait } from 'node:timers/promises';
import type {
  Draw,
  DrawContext,
  DrawFailure,
  DrawRequests,
  DrawResult,
  ImageEngine,
  ModelUse,
} from '@lumashot/domain/imaging/engine';
import { OPERATION_NAMES, type OperationName } from '@lumashot/domain/operations/operations';
import { tableOf } from '@lumashot/domain/tableOf';
import { askModel, type Answered, type Patience } from './askModel.ts';
import type { Candidate, HostedSetup } from './hostedSetup.ts';
import { canDraw, framesOf } from './modelTable.ts';
import { assemble, partsOf } from './prompts.ts';
import { referencesOf } from './references.ts';
import { shapeOf, type AskedShape } from './shape.ts';
import { HOSTED_TIME_LIMIT_MS } from './timeLimits.ts';
import type { RetryWorld } from './withRetry.ts';

interface HostedOptions extends HostedSetup {
  /** For all models and tries together. */
  readonly timeLimitMs?: number;
  readonly world?: RetryWorld;
}

/** Longer waits are worth it only where nobody else can be asked: somebody waits for the picture. */
const MOST_PAUSE_BEFORE_ANOTHER_MS = 5_000;

const REAL_WORLD: RetryWorld = {
  now: () => Date.now(),
  wait: (ms, signal) => wait(ms, undefined, { signal }),
};

/** Draws through providers' image models: nothing is kept between pictures. */
export function hostedEngine(options: HostedOptions): ImageEngine {
  const ableTo = (operation: OperationName): readonly Candidate[] =>
    options.candidates.filter(({ capabilities }) => canDraw(capabilities, operation));
  const drawOf = <K extends OperationName>(operation: K): Draw<K> | undefined => {
    const able = ableTo(operation);
    if (able.length === 0) return undefined;
    return async (request, context) =>
      drawOnce({ operation, request, context }, { ...options, candidates: able });
  };
  return {
    id: 'hosted',
    shapes: tableOf(OPERATION_NAMES, (operation) => framesOf(ableTo(operation), operation)),
    draw: tableOf(OPERATION_NAMES, drawOf),
  };
}

interface Job<K extends OperationName> {
  readonly operation: K;
  readonly request: DrawRequests[K];
  readonly context: DrawContext;
}

/** Asks one candidate after the other. A refusal is the end: nobody shops for a laxer model. */
async function drawOnce<K extends OperationName>(
  job: Job<K>,
  { candidates, log, timeLimitMs = HOSTED_TIME_LIMIT_MS, world = REAL_WORLD }: HostedOptions,
): Promise<DrawResult> {
  const { operation, context } = job;
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(timeLimitMs)]);
  const endsAt = world.now() + timeLimitMs;
  const shown = await showable(job);
  if (shown === null) {
    const [first] = candidates;
    if (first !== undefined) {
      const cause = 'a source that does not decode';
      log.failed({ operation, ...choiceOf(first), failure: 'unreadable-source', cause });
    }
    return { ok: false, failure: 'unreadable-source' };
  }

  const uses: ModelUse[] = [];
  let failure: DrawFailure = 'unavailable';
  for (const [at, candidate] of candidates.entries()) {
    const mostPause = at < candidates.length - 1 ? MOST_PAUSE_BEFORE_ANOTHER_MS : Infinity;
    const answer = await askOne(candidate, { job, shown, signal, endsAt, mostPause, world });
    if (answer.use.costMicros > 0) uses.push(answer.use);
    if (answer.kind === 'drawn') {
      const { provider, model } = answer.use;
      return { ok: true, picture: answer.picture, model: `${provider}:${model}`, uses };
    }
    if (answer.kind === 'gone') {
      log.gone({ operation, ...choiceOf(candidate), setting: candidate.setting });
      continue;
    }
    ({ failure } = answer);
    log.failed({ operation, ...choiceOf(candidate), failure, cause: answer.cause });
    if (failure === 'refused' || failure === 'unreadable-source' || signal.aborted) break;
  }
  return { ok: false, failure, uses };
}

/** With as many of the pictures as the model takes, and its own time besides the time of all. */
async function askOne<K extends OperationName>(
  candidate: Candidate,
  {
    job: { operation, request, context },
    shown,
    signal,
    ...patience
  }: Patience & { readonly job: Job<K>; readonly shown: Shown },
): Promise<Answered> {
  const { capabilities, provider, model } = candidate;
  if (signal.aborted) {
    const use = { provider, model, inputTokens: 0, outputTokens: 0, costMicros: 0 };
    return { kind: 'failed', failure: 'timeout', cause: 'stopped before it began', use };
  }
  const references = shown.references.slice(0, capabilities.references);
  const asked = {
    ...shown,
    text: assemble(partsOf(operation, request, references.length)),
    references,
    userKey: context.userKey ?? null,
  };
  const own = AbortSignal.timeout(capabilities.seconds.most * 1_000);
  return askModel(candidate, asked, { ...patience, signal: AbortSignal.any([signal, own]) });
}

const choiceOf = ({ provider, model }: Candidate) => ({ provider, model });

interface Shown extends AskedShape {
  readonly references: readonly Uint8Array[];
}

/** What a model is shown, and the shape to ask for; null when a source does not decode. */
async function showable<K extends OperationName>(job: Job<K>): Promise<Shown | null> {
  try {
    const asked = await shapeOf(job);
    return { ...asked, references: await referencesOf(job.operation, job.request) };
  } catch {
    // sharp throws one kind of error for every undecodable input.
    return null;
  }
}
