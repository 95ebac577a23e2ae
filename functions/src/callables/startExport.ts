import { CALLS } from '@lumashot/domain/calls/calls';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { startExport as run } from '../usecases/account/exportData.ts';
import { exportPorts } from '../wiring/exportPorts.ts';

/** A copy of everything that is the caller's: one a day. */
export const startExport = defineCall({
  name: 'startExport',
  schemas: CALLS.startExport,
  options: FUNCTION_OPTIONS.quick,
  failure: { reason: 'account-change-failed' },
  whileClosing: true,
  run: async ({ uid }) => run({ uid }, exportPorts()),
});
