import type { CallName } from '@lumashot/domain/calls/calls';
import { isErrorReason, type Refusal } from '@lumashot/domain/errors';
import {
  HttpsError,
  onCall,
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
} from 'firebase-functions/https';
import type { z } from 'zod';
import { APP_CHECK } from '../config.ts';
import { callLog } from '../logging/callLog.ts';
import type { Result } from '../usecases/result.ts';
import { guardBody } from './guardBody.ts';
import { httpsErrorOf } from './httpsError.ts';
import { createRateLimiter } from './rateLimiter.ts';

export interface Caller {
  readonly uid: string;
  readonly email: string | null;
}

/** Who calls without having to be signed in. */
export interface Visitor {
  readonly uid: string | null;
  /** The client's address as the platform saw it. */
  readonly address: string;
}

interface CallDefinition<Who, Input extends z.ZodType, Output extends z.ZodType> {
  readonly name: CallName;
  /** The entry of the domain's table of calls. */
  readonly schemas: { readonly input: Input; readonly output: Output };
  readonly options: CallableOptions;
  /** What an outage or a bug behind this call is called to the caller. */
  readonly failure: Refusal;
  readonly run: (who: Who, input: z.output<Input>) => Promise<Result<z.input<Output>>>;
}

/** Stops a client that hammers, before anything is read: a generous number a minute an instance. */
const limiter = createRateLimiter({ most: 300, windowMs: 60_000, now: () => Date.now() });

/**
 * The edge of a callable function for users: who calls, what they ask (parsed by the shared
 * schema), the use case, and every outcome as a reply or a coded error.
 */
export const defineCall = <Input extends z.ZodType, Output extends z.ZodType>(
  definition: CallDefinition<Caller, Input, Output>,
): CallableFunction<unknown, Promise<z.input<Output>>> => define(definition, callerOf);

/** The same for everybody, signed in or not. */
export const definePublicCall = <Input extends z.ZodType, Output extends z.ZodType>(
  definition: CallDefinition<Visitor, Input, Output>,
): CallableFunction<unknown, Promise<z.input<Output>>> => define(definition, visitorOf);

function callerOf({ auth }: CallableRequest): Caller {
  if (auth === undefined) throw httpsErrorOf({ reason: 'not-signed-in' });
  return { uid: auth.uid, email: auth.token.email ?? null };
}

const visitorOf = ({ auth, rawRequest }: CallableRequest): Visitor => ({
  uid: auth?.uid ?? null,
  address: rawRequest.ip ?? 'unknown',
});

function define<
  Who extends { uid: string | null },
  Input extends z.ZodType,
  Output extends z.ZodType,
>(
  { name, schemas, options, failure, run }: CallDefinition<Who, Input, Output>,
  whoOf: (request: CallableRequest) => Who,
): CallableFunction<unknown, Promise<z.input<Output>>> {
  const call = onCall<unknown, Promise<z.input<Output>>>(
    { ...APP_CHECK, ...options },
    async (request) => {
      const who = whoOf(request);
      if (who.uid !== null && !limiter.admits(who.uid)) {
        throw httpsErrorOf({ reason: 'rate-limited' });
      }
      const input = schemas.input.safeParse(request.data);
      if (!input.success) throw httpsErrorOf(refusalOf(input.error));
      try {
        const result = await run(who, input.data);
        if (!result.ok) throw httpsErrorOf(result.refusal);
        return result.value;
      } catch (error) {
        if (error instanceof HttpsError) throw error;
        callLog.failed({ name, error });
        throw httpsErrorOf(failure);
      }
    },
  );
  return guardBody(call);
}

/** The first issue whose message is a reason of the table, else a plain invalid request. */
function refusalOf(error: z.ZodError): Refusal {
  const named = error.issues.map(({ message }) => message).find(isErrorReason);
  return { reason: named ?? 'invalid-request' };
}
