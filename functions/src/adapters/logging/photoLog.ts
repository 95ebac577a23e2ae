import * as logger from 'firebase-functions/logger';
import { detailOf } from './detailOf.ts';

/** Paths hold uids, so these events carry none. */
export const photoLog = {
  cleaned: (): void => logger.info('photo re-encoded'),
  removed: (): void => logger.warn('upload removed: not a photo'),
  purgeFailed: ({ error }: { error: unknown }): void =>
    logger.error('photos of one owner not purged', { error: detailOf(error) }),
};
