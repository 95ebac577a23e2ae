import type { AdminAction } from '@lumashot/domain/admin/actions';
import { ADMIN_CALLS } from '@lumashot/domain/admin/calls';
import {
  ADMIN_ANSWERS,
  type AdminLookKind,
  type AdminLookOf,
  type AdminSeen,
} from '@lumashot/domain/admin/looks';
import type { Result } from '@lumashot/domain/result';
import type { z } from 'zod';
import { callByContract } from './callFunction.ts';

/** The same table, seen so that a kind keeps its own answer. */
const answers: { readonly [Kind in AdminLookKind]: z.ZodType<AdminSeen<Kind>> } = ADMIN_ANSWERS;

/** What an operator sees. */
export const lookAt = <Kind extends AdminLookKind>(
  kind: Kind,
  asked: AdminLookOf<Kind>,
): Promise<Result<AdminSeen<Kind>>> =>
  callByContract('adminLook', {
    contract: { input: ADMIN_CALLS.adminLook.input, output: answers[kind] },
    input: asked,
  });

/** What an operator does; the same key does it once. */
export const adminAct = (request: {
  readonly key: string;
  readonly why: string;
  readonly action: AdminAction;
}) => callByContract('adminAct', { contract: ADMIN_CALLS.adminAct, input: request });
