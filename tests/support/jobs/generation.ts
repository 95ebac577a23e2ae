import { randomUUID } from 'node:crypto';
import { ALL_ON } from '@lumashot/domain/admin/live';
import sharp from 'sharp';
import { firestoreJobs } from '../../../functions/src/adapters/firestore/jobs/jobs.ts';
import { firestoreLibrary } from '../../../functions/src/adapters/firestore/library/library.ts';
import { storageResults } from '../../../functions/src/adapters/storage/results.ts';
import { storageSources } from '../../../functions/src/adapters/storage/sources.ts';
import { makeDerivatives } from '../../../functions/src/imaging/derivatives.ts';
import type { DrawContext, DrawResult, ImageEngine } from '@lumashot/domain/imaging/engine';
import { OPERATION_NAMES } from '@lumashot/domain/operations/operations';
import { tableOf } from '@lumashot/domain/tableOf';
import { reencodePhoto } from '../../../functions/src/imaging/reencodePhoto.ts';
import type { TaskSender } from '../../../functions/src/usecases/tasks/ports.ts';
import type { StartPorts } from '../../../functions/src/usecases/jobs/startGeneration.ts';
import { SERVER_OPERATIONS } from '../../../functions/src/usecases/operations/serverOperations.ts';
import type { SweepLog } from '../../../functions/src/usecases/jobs/sweepJobs.ts';
import type { GenerationRequest } from '../../../functions/src/usecases/generation/runGeneration.ts';
import { bucket, db } from '../admin.ts';

const tile = await sharp({
  create: { width: 64, height: 64, channels: 3, background: '#d9401f' },
})
  .png()
  .toBuffer();

type DrawAnything = (request: unknown, context: DrawContext) => Promise<DrawResult>;

export const drawTile = (): Promise<DrawResult> =>
  Promise.resolve({
    ok: true,
    picture: { bytes: tile, mediaType: 'image/png', width: 64, height: 64 },
  });

/** An engine whose every operation draws a small tile. It remembers what it was asked. */
export function tileEngine(draw: DrawAnything = drawTile): ImageEngine & {
  drawn(): number;
  asked(): readonly unknown[];
} {
  const asked: unknown[] = [];
  const operation: DrawAnything = (request, context) => {
    asked.push(request);
    return draw(request, context);
  };
  return {
    id: 'embedded',
    drawn: () => asked.length,
    asked: () => asked,
    draw: tableOf(OPERATION_NAMES, () => operation),
  };
}

/** For sweeps that nothing may go wrong in. */
export const failLoudly: SweepLog = {
  failed: ({ error }) => {
    throw error;
  },
  notSent: ({ error }) => {
    throw error;
  },
};

/** For scenarios in which nobody waits for a place. */
export const noTasks: TaskSender = {
  send: ({ jobId }) => Promise.reject(new Error(`a task for ${jobId}`)),
};

const silent = (): void => {};

/** The real ledger and the real bucket; the engine is a tile unless told otherwise. */
export const portsWith = (overrides: Partial<StartPorts> = {}): StartPorts => ({
  operations: SERVER_OPERATIONS,
  jobs: firestoreJobs(db),
  results: storageResults(bucket),
  sources: storageSources(bucket),
  library: firestoreLibrary(db),
  reencode: reencodePhoto,
  engine: tileEngine(),
  modelCosts: null,
  live: () => Promise.resolve(ALL_ON),
  makeDerivatives,
  tasks: noTasks,
  log: {
    notSent: silent,
    settled: silent,
    notDrawn: silent,
    prepareFailed: silent,
    drawFailed: silent,
    costNotKept: silent,
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
  operation: 'text',
  input: { requestId, prompt },
});
