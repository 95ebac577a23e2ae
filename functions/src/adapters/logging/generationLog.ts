import * as logger from 'firebase-functions/logger';
import type { WorkerLog } from '../../usecases/jobs/runJob.ts';
import type { GenerationLog } from '../../usecases/ports.ts';
import { detailOf } from './detailOf.ts';

const failure =
  (message: string) =>
  ({ jobId, error }: { jobId: string; error: unknown }): void =>
    logger.error(message, { jobId, error: detailOf(error) });

/** Structured events of a generation: ids and times only, never prompts or addresses. */
export const generationLog: GenerationLog & WorkerLog = {
  settled: (event) => logger.info('generation settled', event),
  prepareFailed: failure('generation: request not prepared'),
  drawFailed: failure('generation: engine failed'),
  costNotKept: failure('generation: cost not recorded'),
  saveFailed: failure('generation: result not saved'),
  releaseFailed: failure('generation: hold not released'),
  notSent: failure('jobs: task not sent'),
  workerFailed: failure('jobs: worker failed'),
  removeFailed: failure('generation: files of a failed job not removed'),
};
