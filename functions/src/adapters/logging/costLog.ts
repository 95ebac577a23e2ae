import type { CostLog } from '../../usecases/generation/costPorts.ts';
import { log } from './writeLog.ts';

/** Of what hosted models cost a day: each bound is told once, when it is passed. */
export const costLog: CostLog = {
  passed: (event) =>
    event.bound === 'alert'
      ? log.warn('hosted models: the day costs more than expected', event)
      : log.error('hosted models: no more money today', event),
};
