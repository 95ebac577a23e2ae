import type { JobOperation } from '@lumashot/domain/jobs/job';
import { firestoreJobs } from '../adapters/firestore/jobs.ts';
import { firestoreLibrary } from '../adapters/firestore/library.ts';
import { defaultBucket, firestore } from '../adapters/services.ts';
import { storageResults } from '../adapters/storage/results.ts';
import { storageSources } from '../adapters/storage/sources.ts';
import { DRAW_TIMEOUT_MS, FUNCTION_OPTIONS, SETTLE_TIMEOUT_MS } from '../config.ts';
import { makeDerivatives } from '../imaging/derivatives.ts';
import { loadEngine } from '../imaging/loadEngine.ts';
import { reencodePhoto } from '../imaging/reencodePhoto.ts';
import { generationLog } from '../adapters/logging/generationLog.ts';
import { runGeneration, type GenerationRequest } from '../usecases/runGeneration.ts';
import { hostedSetup } from './hostedSetup.ts';

/** What every generating call has in common at the edge. */
export const GENERATION = {
  options: FUNCTION_OPTIONS.drawing,
  failure: { reason: 'unexpected' },
} as const;

/** The use case of all six, on the real ledger, bucket and engine. */
export const generate = async <K extends JobOperation>(
  request: GenerationRequest<K>,
  caller: { readonly emailVerified: boolean },
) =>
  runGeneration(request, {
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
