import { CALLS } from '@lumashot/domain/calls/calls';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { confirmCheckout as run } from '../usecases/billing/heard/confirmCheckout.ts';
import { billingPorts } from '../wiring/billingPorts.ts';

/** Whether a checkout was paid; fulfils it if the webhook has not yet. */
export const confirmCheckout = defineCall({
  name: 'confirmCheckout',
  schemas: CALLS.confirmCheckout,
  options: { ...FUNCTION_OPTIONS.billing, secrets: [STRIPE_SECRET_KEY] },
  failure: { reason: 'unexpected' },
  run: async ({ uid }, { sessionId }) => run({ uid, sessionId }, await billingPorts()),
});
