import { JOB_TIMES_MS } from '@lumashot/domain/jobs/times';
import type { OperationName } from '@lumashot/domain/operations/operations';
import { confirmedAddress } from '../adapters/auth/confirmedAddress.ts';
import { firestoreJobs } from '../adapters/firestore/jobs.ts';
import { firestoreLibrary } from '../adapters/firestore/library.ts';
import { firestoreModelCosts } from '../adapters/firestore/modelCosts.ts';
import { auth, defaultBucket, firestore } from '../adapters/services.ts';
import { storageResults } from '../adapters/storage/results.ts';
import { storageSources } from '../adapters/storage/sources.ts';
import { DAILY_BUDGET } from '../hostedConfig.ts';
import { makeDerivatives } from '../imaging/derivatives.ts';
import { loadEngine } from '../imaging/loadEngine.ts';
import { reencodePhoto } from '../imaging/reencodePhoto.ts';
import { costLog } from '../adapters/logging/costLog.ts';
import { generationLog } from '../adapters/logging/generationLog.ts';
import type { ServerOperations } from '../usecases/operations/operation.ts';
import { runGeneration, type GenerationRequest } from '../usecases/runGeneration.ts';
import { hostedSetup } from './hostedSetup.ts';

/** The use case of every generating call, on the real ledger, bucket and engine. */
export const generate = async <K extends OperationName>(
  request: GenerationRequest<K>,
  {
    caller,
    operations,
  }: {
    readonly caller: { readonly emailVerified: boolean };
    readonly operations: ServerOperations;
  },
) => {
  const engine = await loadEngine(hostedSetup(request.operation, caller));
  const isHosted = engine.id === 'hosted';
  return runGeneration(request, {
    operations,
    jobs: firestoreJobs(firestore(), {
      addressOf: (uid) => confirmedAddress(auth(), uid),
      now: () => new Date(),
    }),
    results: storageResults(defaultBucket()),
    sources: storageSources(defaultBucket()),
    library: firestoreLibrary(firestore()),
    engine,
    modelCosts: isHosted
      ? firestoreModelCosts(firestore(), { budget: DAILY_BUDGET, log: costLog })
      : null,
    reencode: reencodePhoto,
    makeDerivatives,
    log: generationLog,
    now: () => new Date(),
    drawTimeoutMs: isHosted ? JOB_TIMES_MS.drawHosted : JOB_TIMES_MS.drawEmbedded,
    settleTimeoutMs: JOB_TIMES_MS.settle,
  });
};
