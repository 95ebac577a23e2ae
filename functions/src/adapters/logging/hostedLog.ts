import * as logger from 'firebase-functions/logger';
import type { HostedLog } from '../../imaging/hosted/hostedSetup.ts';

/** Failures of hosted models: a refusal is the provider's right, the rest is somebody's to look at. */
export const hostedLog: HostedLog = {
  failed: (event) =>
    event.failure === 'refused'
      ? logger.info('hosted model refused', event)
      : logger.error('hosted model failed', event),
  gone: (event) => logger.error('hosted model is gone: change its setting', event),
};
