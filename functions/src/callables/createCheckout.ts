import { CALLS } from '@lumashot/domain/calls/calls';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { createCheckout as run } from '../usecases/billing/pages/createCheckout.ts';
import { billingPorts } from '../wiring/billingPorts.ts';

/** The page where a plan is paid, or changed if one is paid already. */
export const createCheckout = defineCall({
  name: 'createCheckout',
  schemas: CALLS.createCheckout,
  options: { ...FUNCTION_OPTIONS.billing, secrets: [STRIPE_SECRET_KEY] },
  failure: { reason: 'checkout-failed' },
  run: async ({ uid, email }, { priceId }) => run({ uid, email, priceId }, await billingPorts()),
});
