import type { CallName } from '@lumashot/domain/calls/calls';
import { isErrorReason, type Refusal } from '@lumashot/domain/errors';
import {
  HttpsError,
  onCall,
  type CallableFunction,
  type CallableOptions,
} from 'firebase-functions/https';
import type { z } from 'zod';
import { callLog } from '../logging/callLog.ts';
import type { Result } from '../usecases/result.ts';
import { guardBody } from './guardBody.ts';
import { httpsErrorOf } from './httpsError.ts';

export interface Caller {
  readonly uid: string;
  readonly email: string | null;
}

interface CallDefinition<Input extends z.ZodType, Output extends z.ZodType> {
  readonly name: CallName;
  /** The entry of the domain's table of calls. */
  readonly schemas: { readonly input: Input; readonly output: Output };
  readonly options: CallableOptions;
  /** What an outage or a bug behind this call is called to the caller. */
  readonly failure: Refusal;
  readonly run: (caller: Caller, input: z.output<Input>) => Promise<Result<z.input<Output>>>;
}

/**
 * The edge of a callable function: who calls, what they ask (parsed by the shared schema), the use
 * case, and every outcome as a reply or a coded error.
 */
export function defineCall<Input extends z.ZodType, Output extends z.ZodType>({
  name,
  schemas,
  options,
  failure,
  run,
}: CallDefinition<Input, Output>): CallableFunction<unknown, Promise<z.input<Output>>> {
  const call = onCall<unknown, Promise<z.input<Output>>>(options, async (request) => {
    if (request.auth === undefined) throw httpsErrorOf({ reason: 'not-signed-in' });
    const input = schemas.input.safeParse(request.data);
    if (!input.success) throw httpsErrorOf(refusalOf(input.error));
    const caller = { uid: request.auth.uid, email: request.auth.token.email ?? null };
    try {
      const result = await run(caller, input.data);
      if (!result.ok) throw httpsErrorOf(result.refusal);
      return result.value;
    } catch (error) {
      if (error instanceof HttpsError) throw error;
      callLog.failed({ name, error });
      throw httpsErrorOf(failure);
    }
  });
  return guardBody(call);
}

/** The first issue whose message is a reason of the table, else a plain invalid request. */
function refusalOf(error: z.ZodError): Refusal {
  const named = error.issues.map(({ message }) => message).find(isErrorReason);
  return { reason: named ?? 'invalid-request' };
}
