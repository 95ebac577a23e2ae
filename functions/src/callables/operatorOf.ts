import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { ADMIN_MFA } from '../config.ts';
import type { Caller } from '../edge/defineCall.ts';
import type { Actor } from '../usecases/admin/ports.ts';

/**
 * Who acts or looks. The claim is of the account, the second factor of the session: whoever has stolen a
 * password, or a token that began with one, is no operator. Those without a role are turned away later, as ever.
 */
export const operatorOf = ({
  uid,
  role,
  hasSecondFactor,
}: Pick<Caller, 'uid' | 'role' | 'hasSecondFactor'>): Result<Actor> =>
  role !== null && ADMIN_MFA === 'required' && !hasSecondFactor
    ? refuse({ reason: 'second-factor-missing' })
    : succeed({ id: uid, role });
