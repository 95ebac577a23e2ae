import { CALLS } from '@lumashot/domain/calls/calls';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { createPackCheckout as run } from '../usecases/billing/pages/createPackCheckout.ts';
import { billingPorts } from '../wiring/billingPorts.ts';

/** The page where a pack of credits is paid. */
export const createPackCheckout = defineCall({
  name: 'createPackCheckout',
  schemas: CALLS.createPackCheckout,
  options: { ...FUNCTION_OPTIONS.billing, secrets: [STRIPE_SECRET_KEY] },
  failure: { reason: 'checkout-failed' },
  run: async ({ uid }, { packId }) => run({ uid, packId }, await billingPorts()),
});
