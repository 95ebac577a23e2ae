import { CALLS } from '@lumashot/domain/calls/calls';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY, TRIAL_SALT } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { keepAccount as run } from '../usecases/account/closeAccount.ts';
import { accountPorts } from '../wiring/accountPorts.ts';

/** The caller has changed their mind. Idempotent. */
export const keepAccount = defineCall({
  name: 'keepAccount',
  schemas: CALLS.keepAccount,
  options: { ...FUNCTION_OPTIONS.billing, secrets: [STRIPE_SECRET_KEY, TRIAL_SALT] },
  failure: { reason: 'account-change-failed' },
  whileClosing: true,
  run: async ({ uid }) => run({ uid }, accountPorts()),
});
