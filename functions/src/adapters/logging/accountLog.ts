import type { AccountLog } from '../../usecases/account/ports.ts';
import { log } from './writeLog.ts';

export const accountLog: AccountLog = {
  stopped: ({ step, error }) => log.error('deletion of an account stopped', { step, error }),
  exportFailed: ({ exportId, error }) =>
    log.error('a copy of somebody’s data stopped', { ...ownerOf(exportId), error }),
};

/** Ids of copies are the owner's and the day. */
const ownerOf = (exportId: string): { uid: string; day: string } => {
  const at = exportId.lastIndexOf('_');
  return { uid: exportId.slice(0, at), day: exportId.slice(at + 1) };
};
