import type { Refusal } from '@lumashot/domain/errors';
import type { GenerationReply } from '@lumashot/domain/operations/replies';
import type { ImageEngine, Picture } from '@lumashot/domain/imaging/engine';
import {
  OPERATIONS,
  type OperationInput,
  type OperationName,
} from '@lumashot/domain/operations/operations';
import type { ModelCosts } from './costPorts.ts';
import { drawFailure } from './drawFailure.ts';
import { drawPicture } from './drawPicture.ts';
import { notUnderstood } from './notUnderstood.ts';
import { sourceOpener } from './operations/openSource.ts';
import type { Made, Prepared, ServerOperations } from './operations/operation.ts';
import type {
  GenerationLog,
  JobStore,
  LibraryReader,
  MakeDerivatives,
  ReencodePhoto,
  ReservedJob,
  ResultStore,
  Settlement,
  SourceStore,
  StoredResult,
} from './ports.ts';
import { requestFingerprint } from './requestFingerprint.ts';
import { refuse, type Result } from '@lumashot/domain/result';
import { releaseJob, toReply, type JobFailure } from './settleJob.ts';

export interface GenerationPorts {
  readonly operations: ServerOperations;
  readonly jobs: JobStore;
  readonly results: ResultStore;
  readonly sources: SourceStore;
  readonly library: LibraryReader;
  readonly engine: ImageEngine;
  readonly reencode: ReencodePhoto;
  readonly makeDerivatives: MakeDerivatives;
  /** Null where nothing that is drawn costs us anything. */
  readonly modelCosts: ModelCosts | null;
  readonly log: GenerationLog;
  readonly now: () => Date;
  /** The engine is aborted after this. */
  readonly drawTimeoutMs: number;
  /** How long a repeated call waits for the first one's outcome. */
  readonly settleTimeoutMs: number;
}

export interface GenerationRequest<K extends OperationName> {
  readonly uid: string;
  readonly operation: K;
  /** As the call's schema parsed it. */
  readonly input: OperationInput<K>;
}

/**
 * The one way of every paid action: reserve, prepare, draw, store, commit. Until the commit nothing
 * is charged; whatever fails on the way gives the hold back. Safe to call twice with one request
 * id: that is asked first, so a retry gets the stored outcome even when its photos are gone.
 */
export async function runGeneration<K extends OperationName>(
  request: GenerationRequest<K>,
  ports: GenerationPorts,
): Promise<Result<GenerationReply>> {
  const { uid, operation, input } = request;
  if (ports.engine.draw[operation] === undefined) {
    return refuse({ reason: 'operation-unsupported' });
  }
  const fingerprint = requestFingerprint(request);
  const reservation = await ports.jobs.reserve({
    uid,
    requestId: input.requestId,
    requestHash: fingerprint.hash,
    operation,
    cost: ports.operations[operation].cost(input),
    refusal: notUnderstood(request, ports) ?? (await overBudget(ports)),
    now: ports.now(),
  });
  switch (reservation.kind) {
    case 'refused':
      return refuse(reservation.refusal);
    case 'failed':
      return refuse({ reason: reservation.failure });
    case 'done':
      return toReply(reservation, reservation);
    case 'running':
      return outcomeOfOther({ request, job: reservation }, ports);
    case 'reserved':
      return produce({ request, job: reservation, seed: fingerprint.seed }, ports);
  }
}

const overBudget = async ({ modelCosts, now }: GenerationPorts): Promise<Refusal | null> =>
  (await modelCosts?.refusal({ now: now() })) ?? null;

/** Another call with this request id has started the job: its outcome is the answer here too. */
async function outcomeOfOther(
  {
    request,
    job,
  }: {
    request: Pick<GenerationRequest<OperationName>, 'uid' | 'operation'>;
    job: ReservedJob & { readonly leaseIsOver: boolean };
  },
  ports: GenerationPorts,
): Promise<Result<GenerationReply>> {
  // Whoever held the lease is gone: nobody will settle this job but us.
  if (job.leaseIsOver) {
    const reason = OPERATIONS[request.operation].failed;
    const failure = { reason, isWasted: true, hasLeftovers: true };
    return releaseJob({ job, uid: request.uid, failure }, ports);
  }
  const { jobId } = job;
  return toReply(job, await ports.jobs.waitForOutcome({ jobId, timeoutMs: ports.settleTimeoutMs }));
}

interface Production<K extends OperationName> {
  readonly request: GenerationRequest<K>;
  readonly job: ReservedJob;
  readonly seed: number;
}

async function produce<K extends OperationName>(
  production: Production<K>,
  ports: GenerationPorts,
): Promise<Result<GenerationReply>> {
  const { job, request } = production;
  const fail = (failure: JobFailure) => releaseJob({ job, uid: request.uid, failure }, ports);
  const startedAt = ports.now().getTime();

  const prepared = await prepare(production, ports);
  if (!prepared.ok) {
    return fail({ reason: prepared.refusal.reason, isWasted: false, hasLeftovers: false });
  }

  const { seed } = production;
  const drawn = await drawPicture(
    { request, seed, jobId: job.jobId, draw: prepared.value.draw },
    ports,
  );
  if (!drawn.ok) return fail(drawFailure(drawn, request.operation));
  const drawnAt = ports.now().getTime();
  try {
    const made = await store({ job, uid: request.uid, prepared: prepared.value, drawn }, ports);
    const settlement = await commit(
      { job, prepared: prepared.value, made, ignored: drawn.ignored ?? [] },
      ports,
    );
    ports.log.settled({
      jobId: job.jobId,
      operation: request.operation,
      settlement: settlement.kind,
      drawMs: drawnAt - startedAt,
      totalMs: ports.now().getTime() - startedAt,
    });
    if (settlement.kind === 'done') return toReply(job, settlement);
  } catch (error) {
    ports.log.saveFailed({ jobId: job.jobId, error });
  }
  const reason = OPERATIONS[request.operation].notSaved;
  return fail({ reason, isWasted: true, hasLeftovers: true });
}

/** What is asked for, with its sources read: refused when they are not there or not the user's. */
async function prepare<K extends OperationName>(
  { request: { uid, operation, input }, job }: Production<K>,
  ports: GenerationPorts,
): Promise<Result<Prepared<K>>> {
  const openSource = sourceOpener(ports);
  const { itemId, jobId } = job;
  try {
    return await ports.operations[operation].prepare(input, {
      uid,
      itemId,
      library: ports.library,
      openSource,
    });
  } catch (error) {
    ports.log.prepareFailed({ jobId, error });
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
): Promise<Made> {
  const { thumbnail, placeholder } = await ports.makeDerivatives(picture);
  const stored: StoredResult = await ports.results.save({
    uid,
    itemId: job.itemId,
    picture,
    thumbnail,
    source: prepared.kept?.source ?? null,
    mask: prepared.kept?.mask ?? null,
  });
  return {
    imageUrl: stored.imageUrl,
    sourceUrl: stored.sourceUrl,
    maskUrl: stored.maskUrl,
    media: {
      thumbnail_url: stored.thumbnailUrl,
      width: picture.width,
      height: picture.height,
      placeholder,
      engine: ports.engine.id,
    },
  };
}

function commit(
  {
    job,
    prepared,
    made,
    ignored,
  }: {
    job: ReservedJob;
    ignored: readonly string[];
    prepared: Pick<Prepared<OperationName>, 'type' | 'item' | 'kept'>;
    made: Made;
  },
  ports: GenerationPorts,
): Promise<Settlement> {
  const productImage = prepared.kept?.productImage(made);
  return ports.jobs.commit({
    jobId: job.jobId,
    type: prepared.type,
    item: prepared.item(made),
    imageUrl: made.imageUrl,
    ignored,
    ...(productImage === undefined ? {} : { productImage }),
  });
}
