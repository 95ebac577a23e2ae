import { CALLS } from '@lumashot/domain/calls/calls';
import { succeed } from '@lumashot/domain/result';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { pushCallPorts } from '../wiring/noticePorts.ts';
import { PUSH_SECRETS } from '../pushConfig.ts';

/** One browser of the caller, or all of them, are told nothing any more. Idempotent. */
export const forgetPush = defineCall({
  name: 'forgetPush',
  schemas: CALLS.forgetPush,
  options: { ...FUNCTION_OPTIONS.quick, secrets: PUSH_SECRETS },
  failure: { reason: 'unexpected' },
  // Signing out forgets, also while an account is being closed.
  whileClosing: true,
  run: async ({ uid }, wish) => {
    const endpoint = 'endpoint' in wish ? wish.endpoint : null;
    return succeed({ devices: await pushCallPorts().devices.forget({ uid, endpoint }) });
  },
});
