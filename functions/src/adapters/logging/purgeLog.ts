import * as logger from 'firebase-functions/logger';
import type { PurgeLog } from '../../usecases/library/ports.ts';
import { detailOf } from './detailOf.ts';

export const purgeLog: PurgeLog = {
  objectsFailed: ({ itemId, error }) =>
    logger.error('objects of a purged item not removed', { itemId, detail: detailOf(error) }),
  ownerFailed: ({ uid, error }) =>
    logger.error('library of one owner not tidied', { uid, detail: detailOf(error) }),
};
