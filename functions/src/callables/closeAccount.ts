import { CALLS } from '@lumashot/domain/calls/calls';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY, TRIAL_SALT } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { closeAccount as run } from '../usecases/account/closeAccount.ts';
import { accountPorts } from '../wiring/accountPorts.ts';

/** Ends the caller's account in seven days. Idempotent: asking again finishes what has begun. */
export const closeAccount = defineCall({
  name: 'closeAccount',
  schemas: CALLS.closeAccount,
  options: { ...FUNCTION_OPTIONS.billing, secrets: [STRIPE_SECRET_KEY, TRIAL_SALT] },
  failure: { reason: 'account-change-failed' },
  whileClosing: true,
  run: async ({ uid, email, signedInAt }, { email: typed }) =>
    run({ uid, email, signedInAt, typed }, accountPorts()),
});
