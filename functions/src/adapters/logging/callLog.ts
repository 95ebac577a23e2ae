import { log } from './writeLog.ts';

export const callLog = {
  /** An outage or a bug behind a call: the caller got a coded error. Which call, its context says. */
  failed: ({ error }: { error: unknown }): void => log.error('call failed', { error }),
};
