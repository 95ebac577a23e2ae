import { CALLS } from '@lumashot/domain/calls/calls';
import { LIBRARY_TYPES } from '@lumashot/domain/library/item';
import { firestoreJobs } from '../adapters/firestore/jobs.ts';
import { firestore, defaultBucket } from '../adapters/services.ts';
import { storageResults } from '../adapters/storage/results.ts';
import { DRAW_TIMEOUT_MS, FUNCTION_OPTIONS, SETTLE_TIMEOUT_MS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { makeDerivatives } from '../imaging/derivatives.ts';
import { loadEngine } from '../imaging/loadEngine.ts';
import { generationLog } from '../logging/generationLog.ts';
import { runGeneration } from '../usecases/runGeneration.ts';

/** A picture from a prompt: one credit, charged when it is in the library. */
export const generateImage = defineCall({
  name: 'generateImage',
  schemas: CALLS.generateImage,
  options: FUNCTION_OPTIONS.drawing,
  failure: { reason: 'unexpected' },
  run: async ({ uid }, { requestId, prompt, templateId }) =>
    runGeneration(
      {
        uid,
        requestId,
        operation: 'text',
        collection: LIBRARY_TYPES['text-to-image'].collection,
        draw: { prompt },
        facts: { prompt, template_id: templateId ?? null, original_image_id: null },
      },
      {
        jobs: firestoreJobs(firestore()),
        results: storageResults(defaultBucket()),
        engine: await loadEngine(),
        makeDerivatives,
        log: generationLog,
        now: () => new Date(),
        drawTimeoutMs: DRAW_TIMEOUT_MS,
        settleTimeoutMs: SETTLE_TIMEOUT_MS,
      },
    ),
});
