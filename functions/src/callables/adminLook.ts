import { ADMIN_CALLS } from '@lumashot/domain/admin/calls';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY, TRIAL_SALT } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { look } from '../usecases/admin/look.ts';
import { adminPorts } from '../wiring/adminPorts.ts';

/** What the people who run it look at. */
export const adminLook = defineCall({
  name: 'adminLook',
  schemas: ADMIN_CALLS.adminLook,
  options: { ...FUNCTION_OPTIONS.billing, secrets: [STRIPE_SECRET_KEY, TRIAL_SALT] },
  failure: { reason: 'unexpected' },
  run: async ({ uid, role }, asked) =>
    look({ actor: { id: uid, role }, asked }, await adminPorts()),
});
