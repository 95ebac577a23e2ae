import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import type { DeletionTasks, ExportTasks } from '../../usecases/account/ports.ts';
import type { NoticeTasks } from '../../usecases/notices/ports.ts';
import { adminApp } from '../services.ts';

/** Two tasks of one account do no harm: each step can be done again. */
export const deletionTasks = (): DeletionTasks => ({
  send: (uid) => enqueue('deleteAccount', { uid }),
});

/** As above: a part is written again under its own name. */
export const exportTasks = (): ExportTasks => ({
  send: (exportId) =>
    enqueue('exportData', { exportId }, { dispatchDeadlineSeconds: EXPORT_SECONDS }),
});

/** As above: only one of them finds the notice due. */
export const noticeTasks = (): NoticeTasks => ({
  send: ({ key, delayMs }) =>
    enqueue('deliverNotice', { key }, { scheduleDelaySeconds: Math.ceil(delayMs / 1_000) }),
});

/** As long as Cloud Tasks waits for a worker. */
export const EXPORT_SECONDS = 1_800;

interface TaskTimes {
  readonly dispatchDeadlineSeconds?: number;
  readonly scheduleDelaySeconds?: number;
}

async function enqueue(worker: string, data: object, times: TaskTimes = {}): Promise<void> {
  const { getFunctions } = await import('firebase-admin/functions');
  const name = `locations/${FUNCTIONS_REGION}/functions/${worker}`;
  await getFunctions(adminApp()).taskQueue(name).enqueue(data, times);
}
