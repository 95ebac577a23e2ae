import { ADMIN_CALLS } from '@lumashot/domain/admin/calls';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY, TRIAL_SALT } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { act } from '../usecases/admin/act.ts';
import { adminPorts } from '../wiring/adminPorts.ts';

/** What the people who run it do, once a key. */
export const adminAct = defineCall({
  name: 'adminAct',
  schemas: ADMIN_CALLS.adminAct,
  options: { ...FUNCTION_OPTIONS.billing, secrets: [STRIPE_SECRET_KEY, TRIAL_SALT] },
  failure: { reason: 'unexpected' },
  run: async ({ uid, role }, asked) =>
    act({ actor: { id: uid, role }, ...asked }, await adminPorts()),
});
