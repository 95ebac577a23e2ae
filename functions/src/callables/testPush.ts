import { CALLS } from '@lumashot/domain/calls/calls';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { PUSH_SECRETS } from '../pushConfig.ts';
import { testPush as run } from '../usecases/notices/pushCalls.ts';
import { pushCallPorts } from '../wiring/noticePorts.ts';
import { floodGuardOf } from './floodGuardOf.ts';

/** Tells all devices of the caller something, to see whether it arrives. */
export const testPush = defineCall({
  name: 'testPush',
  schemas: CALLS.testPush,
  options: { ...FUNCTION_OPTIONS.quick, secrets: PUSH_SECRETS },
  failure: { reason: 'unexpected' },
  flood: floodGuardOf('push'),
  run: ({ uid }) => run({ uid }, pushCallPorts()),
});
