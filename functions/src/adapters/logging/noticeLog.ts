import type { NoticeLog } from '../../usecases/notices/ports.ts';
import { userHash } from './logEntry.ts';
import { log } from './writeLog.ts';

export const noticeLog: NoticeLog = {
  notSent: ({ key, error }) => log.error('notices: task not sent', { ...noticeOf(key), error }),
  tried: ({ key, kind, result }) => {
    const write = result === 'dropped' ? log.info : log.warn;
    write('notice not told', { ...noticeOf(key), kind, result });
  },
};

/** Keys are what it is about, with ids of its owner's: only their first word may be read. */
const noticeOf = (key: string): { notice: string; about: string | undefined } => ({
  notice: userHash(key),
  about: key.split('_')[0],
});
