import { switchedOff } from '@lumashot/domain/admin/live';
import { USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import type { Refusal } from '@lumashot/domain/errors';
import type { EngineId } from '@lumashot/domain/imaging/engineId';
import { keptInput } from '@lumashot/domain/jobs/input';
import { labelOf } from '@lumashot/domain/jobs/job';
import { isOpen, type JobState } from '@lumashot/domain/jobs/states';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { refusedWords } from '../generation/refusedWords.ts';
import { requestFingerprint, seedOf } from '../generation/requestFingerprint.ts';
import {
  drawNow,
  facePhotoOf,
  refusedSource,
  type GenerationPorts,
  type GenerationRequest,
} from '../generation/runGeneration.ts';
import type { JobStore } from '../ports.ts';
import { isSameEveryTime } from '../generation/sameAgain.ts';
import type { JobQueue, Started, StartedJob } from './ports.ts';
import { sendTasks } from '../tasks/sendTasks.ts';

export interface StartGeneration<K extends OperationName> extends GenerationRequest<K> {
  readonly count: number;
  readonly shape: ShapeId;
  readonly notify: boolean;
  /** Why nothing new is taken, beside the words; by who would draw it. Jobs that are there answer first. */
  readonly refusalBy?: (engine: EngineId) => Refusal | null;
}

export type StartPorts = GenerationPorts & { readonly jobs: JobStore & JobQueue };

export interface StartReply {
  readonly groupId: string | null;
  readonly jobs: readonly StartedJob[];
  readonly creditsAvailable: number;
}

type Begun = Extract<Started, { kind: 'started' | 'known' }>;

/**
 * Holds the credits of all the pictures or of none. A single one of the embedded engine that finds a
 * place is drawn here; everything else is a worker's, or waits for a place.
 */
export async function startGeneration<K extends OperationName>(
  request: StartGeneration<K>,
  ports: StartPorts,
): Promise<Result<StartReply>> {
  const { uid, operation, input, count, shape, notify } = request;
  const { engine, operations } = ports;
  if (engine.draw[operation] === undefined) return refuse({ reason: 'operation-unsupported' });
  const profilePhoto = await facePhotoOf(request, ports);
  const started = await ports.jobs.start({
    uid,
    requestId: input.requestId,
    requestHash: hashOf(request),
    operation,
    engine: engine.id,
    cost: operations[operation].cost(input),
    count,
    shape,
    label: labelOf(operations[operation].label(input)),
    input: keptInput(input),
    profilePhoto,
    notify,
    drawNow: engine.id === 'embedded',
    refusal:
      switchedOff(await ports.live(), operation) ??
      refusalOf(request, ports) ??
      (await refusedSource(request, ports)),
    now: ports.now(),
  });
  if (started.kind === 'refused') return refuse(started.refusal);
  await sendTasks(started.tasks, ports);
  if (started.kind === 'known') await sendLost(started.jobs, ports);
  const own = started.kind === 'started' ? started.jobs.find(isRunning) : undefined;
  return succeed(
    own === undefined
      ? replyOf(started)
      : await drawOwn({ request, profilePhoto, started, own }, ports),
  );
}

function refusalOf<K extends OperationName>(
  request: StartGeneration<K>,
  ports: StartPorts,
): Refusal | null {
  const { operation, shape, refusalBy } = request;
  const { engine } = ports;
  const isShapeDrawn =
    shape === USUAL_SHAPE || engine.shapes?.[operation]?.includes(shape) === true;
  if (!isShapeDrawn) return { reason: 'shape-unsupported' };
  return refusalBy?.(engine.id) ?? refusedWords(request, ports) ?? sameAgain(request, ports);
}

/** The same picture is not sold twice, also not at once. */
function sameAgain<K extends OperationName>(
  request: StartGeneration<K>,
  ports: Pick<StartPorts, 'engine' | 'operations'>,
): Refusal | null {
  return request.count > 1 && isSameEveryTime(request, ports) ? { reason: 'same-again' } : null;
}

const isRunning = ({ state }: StartedJob): boolean => state === 'running';

const replyOf = ({ groupId, jobs, creditsAvailable }: Begun): StartReply => ({
  groupId,
  jobs,
  creditsAvailable,
});

/** What there is one of is the same request as that of the operation's own call. */
function hashOf<K extends OperationName>(request: StartGeneration<K>): string {
  const { operation, input, count, shape } = request;
  const several = count === 1 && shape === USUAL_SHAPE ? {} : { count, shape };
  return requestFingerprint({ operation, input: { ...input, ...several } }).hash;
}

/** The caller asks again for what it has asked: perhaps because nothing happens. */
async function sendLost(jobs: readonly StartedJob[], ports: StartPorts): Promise<void> {
  const queued = jobs.filter(({ state }) => state === 'queued');
  const tasks = await Promise.all(
    queued.map(({ jobId }) => ports.jobs.resend({ jobId, now: ports.now() })),
  );
  await sendTasks(
    tasks.filter((task) => task !== null),
    ports,
  );
}

async function drawOwn<K extends OperationName>(
  {
    request,
    profilePhoto,
    started,
    own,
  }: {
    request: StartGeneration<K>;
    profilePhoto: string | null;
    started: Begun;
    own: StartedJob;
  },
  ports: StartPorts,
): Promise<StartReply> {
  const { jobId, itemId } = own;
  const seed = seedOf(request.input.requestId, 0);
  const drawn = await drawNow(
    { request, job: { jobId, itemId }, seed, attempt: 1, lane: 'now', profilePhoto },
    ports,
  );
  const state = drawn.ok ? 'done' : stateAfterFailure(await ports.jobs.read(jobId));
  const cost = ports.operations[request.operation].cost(request.input);
  return {
    groupId: null,
    jobs: [{ jobId, itemId, state }],
    // What is charged was held before; what failed is free again.
    creditsAvailable: started.creditsAvailable + (state === 'done' || isOpen(state) ? 0 : cost),
  };
}

const stateAfterFailure = (job: { readonly state: JobState } | null): JobState =>
  job?.state ?? 'failed';
