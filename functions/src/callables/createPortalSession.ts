import { CALLS } from '@lumashot/domain/calls/calls';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { createPortalSession as run } from '../usecases/billing/pages/createPortalSession.ts';
import { billingPorts } from '../wiring/billingPorts.ts';

/** The page where a subscription is changed or cancelled. */
export const createPortalSession = defineCall({
  name: 'createPortalSession',
  schemas: CALLS.createPortalSession,
  options: { ...FUNCTION_OPTIONS.billing, secrets: [STRIPE_SECRET_KEY] },
  whileClosing: true,
  failure: { reason: 'portal-failed' },
  run: async ({ uid }) => run({ uid }, await billingPorts()),
});
