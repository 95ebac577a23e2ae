import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import type { DeletionTasks, ExportTasks } from '../../usecases/account/ports.ts';
import { adminApp } from '../services.ts';

/** Two tasks of one account do no harm: each step can be done again. */
export const deletionTasks = (): DeletionTasks => ({
  send: (uid) => enqueue('deleteAccount', { uid }),
});

/** As above: a part is written again under its own name. */
export const exportTasks = (): ExportTasks => ({
  send: (exportId) => enqueue('exportData', { exportId }, EXPORT_SECONDS),
});

/** As long as Cloud Tasks waits for a worker. */
export const EXPORT_SECONDS = 1_800;

async function enqueue(worker: string, data: object, seconds?: number): Promise<void> {
  const { getFunctions } = await import('firebase-admin/functions');
  const name = `locations/${FUNCTIONS_REGION}/functions/${worker}`;
  const options = seconds === undefined ? {} : { dispatchDeadlineSeconds: seconds };
  await getFunctions(adminApp()).taskQueue(name).enqueue(data, options);
}
