import { FUNCTIONS_REGION } from '@lumashot/domain/product';
import type { DeletionTasks } from '../../usecases/account/ports.ts';
import { adminApp } from '../services.ts';

/** Cloud Tasks. Two tasks of one account do no harm: each step can be done again. */
export const deletionTasks = (): DeletionTasks => ({
  async send(uid) {
    const { getFunctions } = await import('firebase-admin/functions');
    const name = `locations/${FUNCTIONS_REGION}/functions/deleteAccount`;
    await getFunctions(adminApp()).taskQueue(name).enqueue({ uid });
  },
});
