import { ADMIN_CALLS } from '@lumashot/domain/admin/calls';
import { FUNCTION_OPTIONS, STRIPE_SECRET_KEY, TRIAL_SALT } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { act } from '../usecases/admin/act.ts';
import { adminPorts } from '../wiring/adminPorts.ts';
import { operatorOf } from './operatorOf.ts';

/** What the people who run it do, once a key. */
export const adminAct = defineCall({
  name: 'adminAct',
  schemas: ADMIN_CALLS.adminAct,
  options: { ...FUNCTION_OPTIONS.billing, secrets: [STRIPE_SECRET_KEY, TRIAL_SALT] },
  failure: { reason: 'unexpected' },
  run: async (caller, asked) => {
    const actor = operatorOf(caller);
    return actor.ok ? act({ actor: actor.value, ...asked }, adminPorts()) : actor;
  },
});
