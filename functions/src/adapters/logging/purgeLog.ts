import type { PurgeLog } from '../../usecases/library/ports.ts';
import { log } from './writeLog.ts';

export const purgeLog: PurgeLog = {
  objectsFailed: ({ itemId, error }) =>
    log.error('objects of a purged item not removed', { itemId, error }),
  ownerFailed: ({ uid, error }) => log.error('library of one owner not tidied', { uid, error }),
};
