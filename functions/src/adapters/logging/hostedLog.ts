import type { HostedLog } from '../../imaging/hosted/hostedSetup.ts';
import { log } from './writeLog.ts';

/** Failures of hosted models: a refusal is the provider's right, the rest is somebody's to look at. */
export const hostedLog: HostedLog = {
  failed: (event) =>
    event.failure === 'refused'
      ? log.info('hosted model refused', { ...event })
      : log.error('hosted model failed', { ...event }),
  gone: (event) => log.error('hosted model is gone: change its setting', { ...event }),
};
