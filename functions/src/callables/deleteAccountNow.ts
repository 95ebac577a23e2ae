import { CALLS } from '@lumashot/domain/calls/calls';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY, TRIAL_SALT } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { deleteAccountNow as run } from '../usecases/account/closeAccount.ts';
import { accountPorts } from '../wiring/accountPorts.ts';

/** Of an account that is being closed: its deletion begins at once. */
export const deleteAccountNow = defineCall({
  name: 'deleteAccountNow',
  schemas: CALLS.deleteAccountNow,
  options: { ...FUNCTION_OPTIONS.billing, secrets: [STRIPE_SECRET_KEY, TRIAL_SALT] },
  failure: { reason: 'account-change-failed' },
  whileClosing: true,
  run: async ({ uid, signedInAt }) => run({ uid, signedInAt }, accountPorts()),
});
