import * as logger from 'firebase-functions/logger';

/** Paths hold uids, so these events carry none. */
export const photoLog = {
  cleaned: (): void => logger.info('photo re-encoded'),
  removed: (): void => logger.warn('upload removed: not a photo'),
};
