import { CALLS } from '@lumashot/domain/calls/calls';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { PUSH_SECRETS } from '../pushConfig.ts';
import { registerPush as run } from '../usecases/notices/pushCalls.ts';
import { pushCallPorts } from '../wiring/noticePorts.ts';
import { floodGuardOf } from './floodGuardOf.ts';

/** From now on this browser of the caller is told when something is ready. Idempotent. */
export const registerPush = defineCall({
  name: 'registerPush',
  schemas: CALLS.registerPush,
  options: { ...FUNCTION_OPTIONS.quick, secrets: PUSH_SECRETS },
  failure: { reason: 'unexpected' },
  flood: floodGuardOf('push'),
  run: ({ uid }, device) => run({ uid, device }, pushCallPorts()),
});
