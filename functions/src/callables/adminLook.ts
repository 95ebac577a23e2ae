import { ADMIN_CALLS } from '@lumashot/domain/admin/calls';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY, TRIAL_SALT } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { look } from '../usecases/admin/look.ts';
import { adminPorts } from '../wiring/adminPorts.ts';
import { operatorOf } from './operatorOf.ts';

/** What the people who run it look at. */
export const adminLook = defineCall({
  name: 'adminLook',
  schemas: ADMIN_CALLS.adminLook,
  options: { ...FUNCTION_OPTIONS.billing, secrets: [STRIPE_SECRET_KEY, TRIAL_SALT] },
  failure: { reason: 'unexpected' },
  run: async (caller, asked) => {
    const actor = operatorOf(caller);
    return actor.ok ? look({ actor: actor.value, asked }, adminPorts()) : actor;
  },
});
