import { randomUUID } from 'node:crypto';
import { COLLECTIONS } from '@lumashot/domain/paths';
import sharp from 'sharp';
import { firestoreJobs } from '../../functions/src/adapters/firestore/jobs.ts';
import { storageResults } from '../../functions/src/adapters/storage/results.ts';
import { makeDerivatives } from '../../functions/src/imaging/derivatives.ts';
import type { Draw, ImageEngine } from '../../functions/src/imaging/engine.ts';
import type {
  GenerationPorts,
  GenerationRequest,
} from '../../functions/src/usecases/runGeneration.ts';
import { bucket, db } from './admin.ts';

const tile = await sharp({
  create: { width: 64, height: 64, channels: 3, background: '#d9401f' },
})
  .png()
  .toBuffer();

/** An engine that draws a small tile and counts how often it was asked. */
export function tileEngine(draw?: Draw<'text'>): ImageEngine & { drawn(): number } {
  let drawn = 0;
  return {
    id: 'embedded',
    drawn: () => drawn,
    draw: {
      text: (request, context) => {
        drawn += 1;
        return draw === undefined
          ? Promise.resolve({
              ok: true,
              picture: { bytes: tile, mediaType: 'image/png', width: 64, height: 64 },
            })
          : draw(request, context);
      },
    },
  };
}

const silent = (): void => {};

/** The real ledger and the real bucket; the engine is a tile unless told otherwise. */
export const portsWith = (overrides: Partial<GenerationPorts> = {}): GenerationPorts => ({
  jobs: firestoreJobs(db),
  results: storageResults(bucket),
  engine: tileEngine(),
  makeDerivatives,
  log: {
    settled: silent,
    drawFailed: silent,
    saveFailed: silent,
    releaseFailed: silent,
    removeFailed: silent,
  },
  now: () => new Date(),
  drawTimeoutMs: 10_000,
  settleTimeoutMs: 30_000,
  ...overrides,
});

export const textRequest = ({
  uid,
  requestId = randomUUID(),
  prompt = 'a red fox',
}: {
  uid: string;
  requestId?: string;
  prompt?: string;
}): GenerationRequest<'text'> => ({
  uid,
  requestId,
  operation: 'text',
  collection: COLLECTIONS.generatedImages,
  draw: { prompt },
  facts: { prompt, template_id: null, original_image_id: null },
});
