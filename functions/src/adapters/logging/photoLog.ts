import { log } from './writeLog.ts';

/** Paths hold uids, so these events carry none. */
export const photoLog = {
  cleaned: (): void => log.info('photo re-encoded'),
  removed: (): void => log.warn('upload removed: not a photo'),
  uploadNotRemoved: ({ error }: { error: unknown }): void =>
    log.error('upload not removed', { error }),
  purgeFailed: ({ error }: { error: unknown }): void =>
    log.error('photos of one owner not purged', { error }),
};
