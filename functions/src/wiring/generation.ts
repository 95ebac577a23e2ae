import type { OperationName } from '@lumashot/domain/operations/operations';
import { firestoreJobs } from '../adapters/firestore/jobs.ts';
import { firestoreLibrary } from '../adapters/firestore/library.ts';
import { defaultBucket, firestore } from '../adapters/services.ts';
import { storageResults } from '../adapters/storage/results.ts';
import { storageSources } from '../adapters/storage/sources.ts';
import { DRAW_TIMEOUT_MS, SETTLE_TIMEOUT_MS } from '../config.ts';
import { makeDerivatives } from '../imaging/derivatives.ts';
import { loadEngine } from '../imaging/loadEngine.ts';
import { reencodePhoto } from '../imaging/reencodePhoto.ts';
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
) =>
  runGeneration(request, {
    operations,
    jobs: firestoreJobs(firestore()),
    results: storageResults(defaultBucket()),
    sources: storageSources(defaultBucket()),
    library: firestoreLibrary(firestore()),
    engine: await loadEngine(hostedSetup(request.operation, caller)),
    reencode: reencodePhoto,
    makeDerivatives,
    log: generationLog,
    now: () => new Date(),
    drawTimeoutMs: DRAW_TIMEOUT_MS,
    settleTimeoutMs: SETTLE_TIMEOUT_MS,
  });
