import { liveBudget } from '@lumashot/domain/admin/live';
import type { EngineId } from '@lumashot/domain/imaging/engineId';
import type { Job } from '@lumashot/domain/jobs/job';
import { JOB_TIMES_MS } from '@lumashot/domain/jobs/times';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { firestoreJobs } from '../adapters/firestore/jobs/jobs.ts';
import { firestoreLibrary } from '../adapters/firestore/library/library.ts';
import { firestoreModelCosts } from '../adapters/firestore/jobs/modelCosts.ts';
import { defaultBucket, firestore } from '../adapters/services.ts';
import { storageResults } from '../adapters/storage/results.ts';
import { storageSources } from '../adapters/storage/sources.ts';
import { cloudTasks } from '../adapters/tasks/cloudTasks.ts';
import { DAILY_BUDGET } from '../hostedConfig.ts';
import { makeDerivatives } from '../imaging/derivatives.ts';
import { loadEngine } from '../imaging/loadEngine.ts';
import { reencodePhoto } from '../imaging/reencodePhoto.ts';
import { costLog } from '../adapters/logging/costLog.ts';
import { generationLog } from '../adapters/logging/generationLog.ts';
import { remakeOf, variationsOf } from '../usecases/jobs/makeAgain.ts';
import { retryJob as retry } from '../usecases/jobs/retryJob.ts';
import type { WorkerPorts } from '../usecases/jobs/runJob.ts';
import {
  startGeneration as start,
  type StartGeneration,
  type StartReply,
} from '../usecases/jobs/startGeneration.ts';
import type { Result } from '@lumashot/domain/result';
import { SERVER_OPERATIONS } from '../usecases/operations/serverOperations.ts';
import { runGeneration, type GenerationRequest } from '../usecases/generation/runGeneration.ts';
import { hostedSetup } from './hostedSetup.ts';
import { liveSwitches } from './live.ts';
import { newsPorts } from './noticePorts.ts';

interface Caller {
  readonly uid: string;
  readonly emailVerified: boolean;
}

/** The real ledger and bucket, and the engine that the configuration says. */
async function portsOf(setup: ReturnType<typeof hostedSetup>) {
  const engine = await loadEngine(setup);
  const isHosted = engine.id === 'hosted';
  return {
    operations: SERVER_OPERATIONS,
    jobs: firestoreJobs(firestore(), newsPorts()),
    results: storageResults(defaultBucket()),
    sources: storageSources(defaultBucket()),
    library: firestoreLibrary(firestore()),
    engine,
    live: liveSwitches,
    modelCosts: isHosted
      ? firestoreModelCosts(firestore(), {
          budget: liveBudget(await liveSwitches(), DAILY_BUDGET),
          log: costLog,
        })
      : null,
    reencode: reencodePhoto,
    makeDerivatives,
    tasks: cloudTasks(),
    log: generationLog,
    now: () => new Date(),
    drawTimeoutMs: isHosted ? JOB_TIMES_MS.drawHosted : JOB_TIMES_MS.drawEmbedded,
    settleTimeoutMs: JOB_TIMES_MS.settle,
  };
}

/** The use case of every generating call. */
export const generate = async <K extends OperationName>(
  request: GenerationRequest<K>,
  caller: Caller,
) => runGeneration(request, await portsOf(await setupOf(request.operation, caller)));

const setupOf = async (
  operation: OperationName,
  { emailVerified }: Pick<Caller, 'emailVerified'>,
) => {
  const { models } = await liveSwitches();
  return hostedSetup(operation, { emailVerified, switched: models[operation] });
};

export const startGeneration = async <K extends OperationName>(
  request: StartGeneration<K>,
  caller: Caller,
) => start(request, await portsOf(await setupOf(request.operation, caller)));

/** A request that was read from the library first. */
const startFound = async (
  found: Promise<Result<StartGeneration<OperationName>>>,
  caller: Caller,
): Promise<Result<StartReply>> => {
  const request = await found;
  return request.ok ? startGeneration(request.value, caller) : request;
};

type OfCaller<Asked> = Omit<Asked, 'uid'>;

export const remakeItem = (asked: OfCaller<Parameters<typeof remakeOf>[0]>, caller: Caller) =>
  startFound(remakeOf({ ...asked, uid: caller.uid }, firestoreLibrary(firestore())), caller);

export const varyItem = (asked: OfCaller<Parameters<typeof variationsOf>[0]>, caller: Caller) =>
  startFound(variationsOf({ ...asked, uid: caller.uid }, firestoreLibrary(firestore())), caller);

export const retryJob = (
  request: { readonly jobId: string; readonly requestId: string },
  caller: Caller,
) =>
  retry(
    { uid: caller.uid, ...request },
    {
      jobs: firestoreJobs(firestore()),
      now: () => new Date(),
      start: (again) => startGeneration(again, caller),
    },
  );

/** Who may have a hosted model was asked when the job was made: its engine is the answer. */
const SETUP_OF: Readonly<Record<EngineId, (job: Job) => ReturnType<typeof setupOf>>> = {
  embedded: () => Promise.resolve(null),
  hosted: ({ operation }) => setupOf(operation, { emailVerified: true }),
};

/** What a worker of the queue works with. */
export const workerPorts = (): WorkerPorts => ({
  jobs: firestoreJobs(firestore(), newsPorts()),
  tasks: cloudTasks(),
  log: generationLog,
  now: () => new Date(),
  portsFor: async (job) => portsOf(await SETUP_OF[job.engine](job)),
});
