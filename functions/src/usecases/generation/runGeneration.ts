import { switchedOff, type LiveSwitches } from '@lumashot/domain/admin/live';
import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import type { Refusal } from '@lumashot/domain/errors';
import type { GenerationReply } from '@lumashot/domain/operations/replies';
import type { ImageEngine } from '@lumashot/domain/imaging/engine';
import { keptInput } from '@lumashot/domain/jobs/input';
import { labelOf } from '@lumashot/domain/jobs/job';
import {
  OPERATIONS,
  type OperationInput,
  type OperationName,
} from '@lumashot/domain/operations/operations';
import type { ModelCosts } from './costPorts.ts';
import type { MakeDerivatives } from './derivativePorts.ts';
import { produce, type Production } from './produce.ts';
import type { TaskLog, TaskSender } from '../tasks/ports.ts';
import { refusedWords } from './refusedWords.ts';
import type { ServerOperations } from '../operations/operation.ts';
import type { GenerationLog } from './logPorts.ts';
import type { JobStore, LibraryReader, ResultStore, RunningJob } from '../ports.ts';
import { requestFingerprint } from './requestFingerprint.ts';
import { refuse, type Result } from '@lumashot/domain/result';
import { soldBefore } from './sameAgain.ts';
import type { ReencodePhoto, SourceStore } from '../operations/sources/ports.ts';
import { releaseJob, toReply } from './settleJob.ts';

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
  /** What operators have switched off: nothing new of it is taken. */
  readonly live: () => Promise<LiveSwitches>;
  /** Of jobs that get the place of one that ended. */
  readonly tasks: TaskSender;
  readonly log: GenerationLog & TaskLog;
  readonly now: () => Date;
  /** The engine is aborted after this. */
  readonly drawTimeoutMs: number;
  /** How long after the first call a repeated one waits for its outcome. */
  readonly settleTimeoutMs: number;
}

export interface GenerationRequest<K extends OperationName> {
  readonly uid: string;
  readonly operation: K;
  /** As the call's schema parsed it. */
  readonly input: OperationInput<K>;
  /** Square unless said otherwise. */
  readonly shape?: ShapeId;
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
  const profilePhoto = await facePhotoOf(request, ports);
  const reservation = await ports.jobs.reserve({
    uid,
    requestId: input.requestId,
    requestHash: fingerprint.hash,
    operation,
    engine: ports.engine.id,
    cost: ports.operations[operation].cost(input),
    label: labelOf(ports.operations[operation].label(input)),
    input: keptInput(input),
    profilePhoto,
    refusal:
      switchedOff(await ports.live(), operation) ??
      refusedWords(request, ports) ??
      (await refusedSource(request, ports)) ??
      (await overBudget(ports)),
    now: ports.now(),
  });
  switch (reservation.kind) {
    case 'refused':
      return refuse(reservation.refusal);
    case 'failed':
      return refuse({ reason: reservation.failure });
    case 'cancelled':
      return refuse({ reason: 'job-cancelled' });
    case 'done':
      return toReply(reservation, reservation);
    case 'running':
      return outcomeOfOther({ request, job: reservation }, ports);
    case 'reserved':
      return drawNow(
        {
          request,
          job: reservation,
          seed: fingerprint.seed,
          attempt: 1,
          lane: 'now',
          profilePhoto,
        },
        ports,
      );
  }
}

export const facePhotoOf = async <K extends OperationName>(
  { uid, operation, input }: GenerationRequest<K>,
  { operations, library }: Pick<GenerationPorts, 'operations' | 'library'>,
): Promise<string | null> =>
  (await operations[operation].facePhoto?.(input, { uid, library })) ?? null;

/** By what it would be made of, and by what was made of that before. */
export async function refusedSource<K extends OperationName>(
  request: GenerationRequest<K>,
  ports: Pick<GenerationPorts, 'operations' | 'library' | 'engine'>,
): Promise<Refusal | null> {
  const { uid, operation, input } = request;
  const { operations, library } = ports;
  return (
    (await operations[operation].refusal?.(input, { uid, library })) ??
    (await soldBefore(request, ports))
  );
}

/** Draws in this very call, and answers with how it ended. */
export async function drawNow<K extends OperationName>(
  production: Production<K>,
  ports: GenerationPorts,
): Promise<Result<GenerationReply>> {
  const { job, request } = production;
  const produced = await produce(production, ports);
  if (produced.ok) return toReply(job, produced.result);
  return releaseJob({ job, uid: request.uid, failure: produced.failure }, ports);
}

export const overBudget = async ({
  modelCosts,
  now,
}: Pick<GenerationPorts, 'modelCosts' | 'now'>): Promise<Refusal | null> =>
  (await modelCosts?.refusal({ now: now() })) ?? null;

/** Another call with this request id has started the job: its outcome is the answer here too. */
async function outcomeOfOther(
  {
    request,
    job,
  }: {
    request: Pick<GenerationRequest<OperationName>, 'uid' | 'operation'>;
    job: RunningJob;
  },
  ports: GenerationPorts,
): Promise<Result<GenerationReply>> {
  // Whoever held the lease is gone: nobody will settle this job but us.
  if (job.leaseIsOver) {
    const reason = OPERATIONS[request.operation].failed;
    const failure = { reason, isWasted: true, hasLeftovers: true };
    return releaseJob({ job, uid: request.uid, failure, only: 'expired' }, ports);
  }
  const { jobId, lane, askedAt } = job;
  // A worker's may wait for hours, and whoever asked listens to it: nobody's call is kept busy for that.
  if (lane === 'queue') return refuse({ reason: 'request-running' });
  // Counted from the first call: one job keeps calls busy for so long, however often it is asked for again.
  const until = askedAt.getTime() + ports.settleTimeoutMs;
  const timeoutMs = Math.max(0, until - ports.now().getTime());
  return toReply(job, await ports.jobs.waitForOutcome({ jobId, timeoutMs }));
}
