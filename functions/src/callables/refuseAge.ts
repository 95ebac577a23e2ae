import { CALLS } from '@lumashot/domain/calls/calls';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY, TRIAL_SALT } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { refuseAge as run } from '../usecases/account/removeUnbegun.ts';
import { accountPorts } from '../wiring/accountPorts.ts';

/** Removes the caller's account, which was never begun: they are too young, or do not want to say. Idempotent. */
export const refuseAge = defineCall({
  name: 'refuseAge',
  schemas: CALLS.refuseAge,
  options: { ...FUNCTION_OPTIONS.billing, secrets: [STRIPE_SECRET_KEY, TRIAL_SALT] },
  failure: { reason: 'account-change-failed' },
  whileClosing: true,
  run: async ({ uid, signedInAt }) => run({ uid, signedInAt }, accountPorts()),
});
