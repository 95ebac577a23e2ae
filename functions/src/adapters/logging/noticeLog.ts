import * as logger from 'firebase-functions/logger';
import type { NoticeLog } from '../../usecases/notices/ports.ts';
import { detailOf } from './detailOf.ts';

export const noticeLog: NoticeLog = {
  notSent: ({ key, error }) =>
    logger.error('notices: task not sent', { key, detail: detailOf(error) }),
  tried: ({ key, kind, result }) => {
    const write = result === 'dropped' ? logger.info : logger.warn;
    write('notice not told', { key, kind, result });
  },
};
