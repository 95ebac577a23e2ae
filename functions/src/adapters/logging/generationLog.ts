import type { WorkerLog } from '../../usecases/jobs/runJob.ts';
import type { GenerationLog } from '../../usecases/generation/logPorts.ts';
import { log } from './writeLog.ts';

const failure =
  (message: string) =>
  (event: { readonly jobId: string; readonly error: unknown }): void =>
    log.error(message, { ...event });

/** Structured events of a generation: ids and times only, never prompts or addresses. */
export const generationLog: GenerationLog & WorkerLog = {
  settled: (event) => log.info('generation settled', { ...event }),
  notDrawn: (event) => log.info('generation not drawn', { ...event }),
  prepareFailed: failure('generation: request not prepared'),
  drawFailed: failure('generation: engine failed'),
  costNotKept: failure('generation: cost not recorded'),
  saveFailed: failure('generation: result not saved'),
  releaseFailed: failure('generation: hold not released'),
  notSent: failure('jobs: task not sent'),
  workerFailed: failure('jobs: worker failed'),
  removeFailed: failure('generation: files of a failed job not removed'),
};
