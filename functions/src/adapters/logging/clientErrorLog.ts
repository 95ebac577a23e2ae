import type { ClientErrorLog } from '../../usecases/reports/reportClientError.ts';
import { log } from './writeLog.ts';

/** As an error with the browser's own stack, so that Error Reporting groups it by where it was thrown. */
export const clientErrorLog: ClientErrorLog = {
  reported: ({ name, message, stack, ...facts }) => {
    const error = new Error(message);
    error.name = name;
    error.stack = `${name}: ${message}\n${stack}`;
    log.error('app: an error in the browser', { ...facts, error });
  },
};
