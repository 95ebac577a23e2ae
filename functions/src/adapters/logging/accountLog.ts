import * as logger from 'firebase-functions/logger';
import type { AccountLog } from '../../usecases/account/ports.ts';
import { detailOf } from './detailOf.ts';

export const accountLog: AccountLog = {
  stopped: ({ step, error }) =>
    logger.error('deletion of an account stopped', { step, detail: detailOf(error) }),
  exportFailed: ({ exportId, error }) =>
    logger.error('a copy of somebody’s data stopped', { exportId, detail: detailOf(error) }),
};
