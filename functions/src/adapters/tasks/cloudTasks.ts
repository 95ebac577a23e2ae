import { createHash } from 'node:crypto';
import { QUEUE_TIMES_MS } from '@lumashot/domain/jobs/limits';
import type { EngineId } from '@lumashot/domain/imaging/engineId';
import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import type { TaskOrder, TaskSender } from '../../usecases/tasks/ports.ts';
import { hasCode } from '../hasCode.ts';
import { adminApp } from '../services.ts';

/** Each engine's workers have a queue of their own, named after the function that it calls. */
const WORKERS: Readonly<Record<EngineId, string>> = {
  embedded: 'drawEmbedded',
  hosted: 'drawHosted',
};

/**
 * Cloud Tasks. A name stays taken for about an hour after its task, so each sending has its own; it is
 * a hash, for names in a row are slow there. Tasks are never deleted: one that is not needed any more
 * finds that its job is not queued.
 */
export const cloudTasks = (): TaskSender => ({
  async send(order, { delayMs } = { delayMs: 0 }) {
    const { jobId, engine } = order;
    try {
      await (
        await queueOf(engine)
      ).enqueue(
        { jobId },
        {
          id: nameOf(order),
          dispatchDeadlineSeconds: QUEUE_TIMES_MS[engine].worker / 1_000,
          scheduleDelaySeconds: delayMs / 1_000,
        },
      );
    } catch (error) {
      if (!hasCode(error, 'functions/task-already-exists')) throw error;
    }
  },
});

/** Loaded with the first task: most calls send none. */
async function queueOf(engine: EngineId) {
  const { getFunctions } = await import('firebase-admin/functions');
  const name = `locations/${FUNCTIONS_REGION}/functions/${WORKERS[engine]}`;
  return getFunctions(adminApp()).taskQueue(name);
}

const nameOf = ({ jobId, attempt, sends }: TaskOrder): string =>
  createHash('sha256').update(`${jobId} ${attempt} ${sends}`).digest('hex');
