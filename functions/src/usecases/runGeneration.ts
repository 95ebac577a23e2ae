import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import type { ErrorReason } from '@lumashot/domain/errors';
import { OPERATION_TABLE, type JobOperation } from '@lumashot/domain/jobs/job';
import type { CallReply } from '@lumashot/domain/calls/calls';
import type {
  DrawFailure,
  DrawRequests,
  DrawResult,
  EngineId,
  ImageEngine,
  Picture,
} from '../imaging/engine.ts';
import type {
  GenerationLog,
  JobStore,
  MakeDerivatives,
  NewItem,
  ReservedJob,
  ResultStore,
  Settlement,
  StoredResult,
} from './ports.ts';
import { requestFingerprint } from './requestFingerprint.ts';
import { refuse, succeed, type Result } from './result.ts';

export interface GenerationPorts {
  readonly jobs: JobStore;
  readonly results: ResultStore;
  readonly engine: ImageEngine;
  readonly makeDerivatives: MakeDerivatives;
  readonly log: GenerationLog;
  readonly now: () => Date;
  /** The engine is aborted after this. */
  readonly drawTimeoutMs: number;
  /** How long a repeated call waits for the first one's outcome. */
  readonly settleTimeoutMs: number;
}

export interface GenerationRequest<K extends JobOperation> {
  readonly uid: string;
  readonly requestId: string;
  readonly operation: K;
  readonly collection: string;
  readonly draw: DrawRequests[K];
  /** The library row's fields that say what was asked for. */
  readonly facts: Pick<NewItem, 'prompt' | 'template_id' | 'original_image_id'>;
}

type Reply = CallReply<'generateImage'>;

const REASON_OF_FAILURE: Readonly<Record<DrawFailure, ErrorReason>> = {
  refused: 'image-refused',
  unavailable: 'image-failed',
  timeout: 'image-failed',
  'unreadable-source': 'image-failed',
};

/**
 * The one way of every paid action: reserve, draw, store, commit. Until the commit nothing is
 * charged; whatever fails on the way gives the hold back. Safe to call twice with one request id.
 */
export async function runGeneration<K extends JobOperation>(
  request: GenerationRequest<K>,
  ports: GenerationPorts,
): Promise<Result<Reply>> {
  if (ports.engine.draw[request.operation] === undefined) {
    return refuse({ reason: 'operation-unsupported' });
  }
  const fingerprint = requestFingerprint(request);
  const reservation = await ports.jobs.reserve({
    uid: request.uid,
    requestId: request.requestId,
    requestHash: fingerprint.hash,
    operation: request.operation,
    cost: CREDIT_COSTS[OPERATION_TABLE[request.operation].cost],
    now: ports.now(),
  });
  switch (reservation.kind) {
    case 'refused':
      return refuse(reservation.refusal);
    case 'failed':
      return refuse({ reason: reservation.failure });
    case 'done':
      return replyOf(reservation, reservation);
    case 'running':
      return outcomeOfOther({ uid: request.uid, job: reservation }, ports);
    case 'reserved':
      return produce({ request, job: reservation, seed: fingerprint.seed }, ports);
  }
}

/** Another call with this request id has started the job: its outcome is the answer here too. */
async function outcomeOfOther(
  { uid, job }: { uid: string; job: ReservedJob & { readonly leaseIsOver: boolean } },
  ports: GenerationPorts,
): Promise<Result<Reply>> {
  // Whoever held the lease is gone: nobody will settle this job but us.
  if (job.leaseIsOver) return giveBack({ job, uid, failure: 'image-failed' }, ports);
  const { jobId } = job;
  return replyOf(job, await ports.jobs.settled({ jobId, timeoutMs: ports.settleTimeoutMs }));
}

interface Production<K extends JobOperation> {
  readonly request: GenerationRequest<K>;
  readonly job: ReservedJob;
  readonly seed: number;
}

async function produce<K extends JobOperation>(
  production: Production<K>,
  ports: GenerationPorts,
): Promise<Result<Reply>> {
  const { job, request } = production;
  const startedAt = ports.now().getTime();
  const drawn = await draw(production, ports);
  if (!drawn.ok) {
    return giveBack({ job, uid: request.uid, failure: REASON_OF_FAILURE[drawn.failure] }, ports);
  }
  const drawnAt = ports.now().getTime();
  try {
    const { thumbnail, placeholder } = await ports.makeDerivatives(drawn.picture);
    const stored = await ports.results.save({
      uid: request.uid,
      itemId: job.itemId,
      picture: drawn.picture,
      thumbnail,
    });
    const item = itemOf({ request, stored, placeholder, ...drawn, engine: ports.engine.id });
    const settlement = await commit({ request, job, item }, ports);
    ports.log.settled({
      jobId: job.jobId,
      operation: request.operation,
      settlement: settlement.kind,
      drawMs: drawnAt - startedAt,
      totalMs: ports.now().getTime() - startedAt,
    });
    if (settlement.kind === 'done') return replyOf(job, settlement);
  } catch (error) {
    ports.log.saveFailed({ jobId: job.jobId, error });
  }
  return giveBack({ job, uid: request.uid, failure: 'image-not-saved' }, ports);
}

async function draw<K extends JobOperation>(
  { request, seed, job }: Production<K>,
  ports: GenerationPorts,
): Promise<DrawResult> {
  const signal = AbortSignal.timeout(ports.drawTimeoutMs);
  try {
    const operation = ports.engine.draw[request.operation];
    if (operation === undefined) return { ok: false, failure: 'unavailable' };
    return await operation(request.draw, { seed, signal });
  } catch (error) {
    ports.log.drawFailed({ jobId: job.jobId, error });
    return { ok: false, failure: 'unavailable' };
  }
}

function itemOf({
  request,
  stored,
  placeholder,
  picture,
  engine,
}: {
  request: Pick<GenerationRequest<JobOperation>, 'facts'>;
  stored: StoredResult;
  placeholder: string;
  picture: Picture;
  engine: EngineId;
}): NewItem {
  return {
    ...request.facts,
    image_url: stored.imageUrl,
    thumbnail_url: stored.thumbnailUrl,
    width: picture.width,
    height: picture.height,
    placeholder,
    engine,
  };
}

const commit = (
  {
    request,
    job,
    item,
  }: {
    request: Pick<GenerationRequest<JobOperation>, 'operation' | 'collection'>;
    job: ReservedJob;
    item: NewItem;
  },
  ports: GenerationPorts,
): Promise<Settlement> =>
  ports.jobs.commit({
    jobId: job.jobId,
    collection: request.collection,
    item,
    transaction: OPERATION_TABLE[request.operation].transaction,
    description: OPERATION_TABLE[request.operation].description,
  });

/**
 * Releases the hold. The job may have ended otherwise meanwhile (the commit's answer was lost, or
 * the sweeper came first), so the answer is what the job says, and only a job that did not end
 * well loses its files.
 */
async function giveBack(
  { job, uid, failure }: { job: ReservedJob; uid: string; failure: ErrorReason },
  ports: GenerationPorts,
): Promise<Result<Reply>> {
  let settlement: Settlement;
  try {
    settlement = await ports.jobs.release({ jobId: job.jobId, failure });
  } catch (error) {
    // The lease ends by itself and the sweeper releases: the caller may ask again by the same id.
    ports.log.releaseFailed({ jobId: job.jobId, error });
    return refuse({ reason: 'unexpected' });
  }
  if (settlement.kind === 'failed') {
    await ports.results
      .remove({ uid, itemId: job.itemId })
      .catch((error: unknown) => ports.log.removeFailed({ jobId: job.jobId, error }));
  }
  return replyOf(job, settlement);
}

function replyOf(job: ReservedJob, settlement: Settlement): Result<Reply> {
  switch (settlement.kind) {
    case 'done':
      return succeed({
        itemId: job.itemId,
        imageUrl: settlement.outcome.image_url,
        creditsRemaining: settlement.outcome.credits_remaining,
        engine: settlement.outcome.engine,
      });
    case 'failed':
      return refuse({ reason: settlement.failure });
    case 'running':
      return refuse({ reason: 'request-running' });
  }
}
