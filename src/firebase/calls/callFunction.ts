import {
  CALLS,
  type CallInput,
  type CallName,
  type CallReply,
  type CallRequest,
} from '@lumashot/domain/calls/calls';
import { isErrorReason } from '@lumashot/domain/errors';
import type { z } from 'zod';
import { endsSession, sayAccountEnded } from '#app/lib/endedAccount.ts';
import { failureFromError, failureOf, type CallFailure } from './callFailure.ts';
import { waitForAuthUid } from '../auth/waitForAuthUid.ts';

export type CallResult<Name extends CallName> =
  | { readonly ok: true; readonly value: CallReply<Name> }
  | { readonly ok: false; readonly failure: CallFailure };

/** All others carry the user's token: Auth must have said whose it is. */
const FOR_VISITORS: readonly CallName[] = ['sendContactMessage'];

/** The same table, seen so that a generic name keeps its own input and output types. */
const contracts: {
  readonly [Name in CallName]: {
    readonly input: z.ZodType<CallRequest<Name>, CallInput<Name>>;
    readonly output: z.ZodType<CallReply<Name>>;
  };
} = CALLS;

/** Calls a function: parsed on the way in and out, every failure a value. */
export async function callFunction<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<CallResult<Name>> {
  const request = contracts[name].input.safeParse(input);
  if (!request.success) return { ok: false, failure: failureFromIssues(request.error.issues) };
  try {
    if (!FOR_VISITORS.includes(name)) await waitForAuthUid();
    const { postCall } = await import('./functions.ts');
    const reply = contracts[name].output.safeParse(await postCall(name, asJson(request.data)));
    if (reply.success) return { ok: true, value: reply.data };
    console.error(`${name} answered in an unknown shape`, reply.error.issues);
    return { ok: false, failure: failureOf({ reason: 'unexpected' }) };
  } catch (error) {
    const failure = failureFromError(error);
    if (endsSession(failure.reason)) sayAccountEnded();
    return { ok: false, failure };
  }
}

/** As JSON says it: the SDK alone would send a field that is `undefined` as `null`, which is no text. */
function asJson(value: object): unknown {
  const json: unknown = JSON.parse(JSON.stringify(value));
  return json;
}

/** The schemas' messages are reasons of the error table. */
function failureFromIssues(issues: readonly { message: string }[]): CallFailure {
  const message = issues[0]?.message;
  return failureOf({ reason: isErrorReason(message) ? message : 'invalid-request' });
}
