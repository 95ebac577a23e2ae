import { USUAL_SHAPE } from '@lumashot/domain/catalog/shapes';
import type { Picture, ImageEngine } from '@lumashot/domain/imaging/engine';
import { OPERATIONS, type OperationName } from '@lumashot/domain/operations/operations';
import { refuse, type Result } from '@lumashot/domain/result';
import { drawFailure, mayTryAgain } from './drawFailure.ts';
import { costOf, drawPicture } from './drawPicture.ts';
import { sourceFinder, sourceOpener } from '../operations/sources/openSource.ts';
import type { Prepared } from '../operations/operation.ts';
import type { Made } from '../operations/rows/made.ts';
import type { ItemOrigin, Origin } from '../origin.ts';
import type { AttemptFacts } from './logPorts.ts';
import type { Committed, Ended, ReservedJob, StoredResult } from '../ports.ts';
import type { GenerationPorts, GenerationRequest } from './runGeneration.ts';
import { soldBefore } from './sameAgain.ts';
import type { JobFailure } from './settleJob.ts';
import { removeStored } from './removeStored.ts';
import { sendTasks } from '../tasks/sendTasks.ts';

export interface Production<K extends OperationName> {
  readonly request: GenerationRequest<K>;
  readonly job: ReservedJob & { readonly groupId?: string | null };
  readonly seed: number;
  /** Which of those that were asked for at once. */
  readonly countIndex?: number;
  /** What is written counts only while the job is on this one. */
  readonly attempt: number;
  /** Drawn by the call that asked for it, or by a worker. */
  readonly lane: 'now' | 'queue';
  /** The face photo that was decided on when it was asked for. */
  readonly profilePhoto: string | null;
  /** The picture is not wanted any more. */
  readonly signal?: AbortSignal;
}

type Produced =
  | { readonly ok: true; readonly result: Ended & { readonly kind: 'done' } }
  | {
      readonly ok: false;
      readonly failure: JobFailure;
      /** The engine's own trouble: it may be over in a moment. */
      readonly mayTryAgain: boolean;
    };

const failed = (failure: JobFailure): Produced => ({ ok: false, failure, mayTryAgain: false });

/**
 * Prepare, draw, store, commit: what both lanes do between having a job and its end. Whoever calls
 * ends the job if this did not.
 */
export async function produce<K extends OperationName>(
  production: Production<K>,
  ports: GenerationPorts,
): Promise<Produced> {
  const { job, request, seed, attempt, signal } = production;
  const startedAt = ports.now().getTime();
  const facts = factsOf(production);

  const prepared = await prepare(production, ports);
  if (!prepared.ok) {
    const { reason } = prepared.refusal;
    // Photos may have been decoded by then; what broke here is nobody's fault but ours.
    const isWasted = reason !== OPERATIONS[request.operation].failed;
    return failed({ reason, isWasted, hasLeftovers: false });
  }

  const drawn = await drawPicture(
    {
      request,
      seed,
      facts,
      draw: prepared.value.draw,
      shape: request.shape ?? USUAL_SHAPE,
      ...(signal === undefined ? {} : { signal }),
    },
    ports,
  );
  const drawnAt = ports.now().getTime();
  const spent = { costMicros: costOf(drawn), drawMs: drawnAt - startedAt };
  if (!drawn.ok) {
    ports.log.notDrawn({ ...facts, ...spent, failure: drawn.failure });
    const failure = drawFailure(drawn, request.operation);
    return { ok: false, failure, mayTryAgain: mayTryAgain(drawn.failure) };
  }
  try {
    const stored = await store({ job, uid: request.uid, prepared: prepared.value, drawn }, ports);
    const made = toMade({ picture: drawn.picture, ...stored }, ports.engine);
    const origin = originOf(production, { origin: prepared.value.origin, drawn });
    const result = await commit(
      {
        job,
        request,
        attempt,
        prepared: prepared.value,
        made,
        origin,
        ignored: drawn.ignored ?? [],
      },
      ports,
    );
    ports.log.settled({
      ...facts,
      ...spent,
      settlement: result.kind,
      totalMs: ports.now().getTime() - startedAt,
    });
    await sendTasks(result.tasks ?? [], ports);
    const isOurs = result.kind === 'done' && result.outcome.image_url === made.imageUrl;
    // Another attempt's files lie beside ours: exactly ours go.
    if (!isOurs) await removeStored(stored.stored, ports);
    if (result.kind === 'done') return { ok: true, result };
    if (result.kind === 'sold-before')
      return failed({ reason: 'same-again', isWasted: true, hasLeftovers: false });
  } catch (error) {
    ports.log.saveFailed({ ...facts, error });
  }
  const reason = OPERATIONS[request.operation].notSaved;
  return failed({ reason, isWasted: true, hasLeftovers: true });
}

const factsOf = <K extends OperationName>({
  job: { jobId },
  request: { operation },
  lane,
  attempt,
}: Production<K>): AttemptFacts => ({ jobId, operation, lane, attempt });

/** With the row's own fields: all of the request but the photos. */
function originOf<K extends OperationName>(
  { request, seed, countIndex = 0 }: Production<K>,
  {
    origin: { family_id, ...origin },
    drawn: { model },
  }: { origin: Origin; drawn: { readonly model?: string } },
): ItemOrigin {
  const made_by = {
    operation: request.operation,
    seed,
    shape: request.shape ?? USUAL_SHAPE,
    count_index: countIndex,
    ...origin,
    model: model ?? null,
  };
  return { made_by, family_id };
}

/** What is asked for, with its sources read: refused when they are not there or not the user's. */
async function prepare<K extends OperationName>(
  production: Production<K>,
  ports: GenerationPorts,
): Promise<Result<Prepared<K>>> {
  const { uid, operation, input } = production.request;
  const { itemId } = production.job;
  try {
    return await ports.operations[operation].prepare(input, {
      uid,
      itemId,
      profilePhoto: production.profilePhoto,
      library: ports.library,
      openSource: sourceOpener(ports),
      findSources: sourceFinder(ports),
    });
  } catch (error) {
    ports.log.prepareFailed({ ...factsOf(production), error });
    return refuse({ reason: OPERATIONS[operation].failed });
  }
}

async function store(
  {
    job,
    uid,
    prepared,
    drawn: { picture },
  }: {
    job: ReservedJob;
    uid: string;
    prepared: Pick<Prepared<OperationName>, 'kept'>;
    drawn: { picture: Picture };
  },
  ports: GenerationPorts,
): Promise<{ readonly stored: StoredResult; readonly placeholder: string }> {
  // The picture is on its way while its thumbnail is made.
  const derivatives = ports.makeDerivatives(picture);
  const thumbnail = derivatives.then((made) => made.thumbnail);
  // Storing may fail before it asks for the thumbnail: then nobody hears of this one.
  thumbnail.catch(() => {});
  const stored = await ports.results.save({
    uid,
    itemId: job.itemId,
    picture,
    thumbnail,
    source: prepared.kept?.source ?? null,
    mask: prepared.kept?.mask ?? null,
  });
  const { placeholder } = await derivatives;
  return { stored, placeholder };
}

const toMade = (
  { picture, stored, placeholder }: { picture: Picture; stored: StoredResult; placeholder: string },
  engine: ImageEngine,
): Made => ({
  imageUrl: stored.imageUrl,
  sourceUrl: stored.sourceUrl,
  maskUrl: stored.maskUrl,
  media: {
    thumbnail_url: stored.thumbnailUrl,
    width: picture.width,
    height: picture.height,
    placeholder,
    engine: engine.id,
  },
});

function commit<K extends OperationName>(
  {
    job: { jobId, groupId = null },
    request,
    attempt,
    prepared,
    made,
    origin,
    ignored,
  }: {
    job: Production<K>['job'];
    request: GenerationRequest<K>;
    attempt: number;
    ignored: readonly string[];
    prepared: Pick<Prepared<OperationName>, 'type' | 'item' | 'kept'>;
    made: Made;
    origin: ItemOrigin;
  },
  ports: GenerationPorts,
): Promise<Committed> {
  const productImage = prepared.kept?.productImage(made);
  return ports.jobs.commit({
    jobId,
    uid: request.uid,
    groupId,
    attempt,
    now: ports.now(),
    type: prepared.type,
    item: prepared.item(made),
    origin,
    imageUrl: made.imageUrl,
    ignored,
    isSold: async () => (await soldBefore(request, ports)) !== null,
    ...(productImage === undefined ? {} : { productImage }),
  });
}
