import type { HealthPorts } from '../../usecases/watch/checkHealth.ts';
import { log } from './writeLog.ts';

export const healthLog: HealthPorts['log'] = {
  unwell: (event) => log.error('health: a part is not well', event),
};
