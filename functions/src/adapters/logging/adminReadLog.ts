import type { AdminReadLog } from '../../usecases/admin/ports.ts';
import { log } from './writeLog.ts';

export const adminReadLog: AdminReadLog = {
  rowUnread: (event) => log.error('a row of an operator’s list has an unknown shape', event),
};
