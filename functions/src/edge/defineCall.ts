import type { AdminCallName } from '@lumashot/domain/admin/calls';
import type { Role } from '@lumashot/domain/admin/roles';
import type { CallName } from '@lumashot/domain/calls/calls';
import { readPriceList } from '@lumashot/domain/calls/priceList';
import { isErrorReason, type ErrorReason, type Refusal } from '@lumashot/domain/errors';
import {
  HttpsError,
  onCall,
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
} from 'firebase-functions/https';
import { z } from 'zod';
import { firebaseAccounts } from '../adapters/auth/accounts.ts';
import { auth, firestore } from '../adapters/services.ts';
import { APP_CHECK, TRUSTED_HOPS } from '../config.ts';
import { inLogContext, type LogContext } from '../adapters/logging/logContext.ts';
import { callLog } from '../adapters/logging/callLog.ts';
import type { Accounts, AccountState } from '../usecases/account/peoplePorts.ts';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { clientAddress } from './clientAddress.ts';
import type { FloodGuard } from './floodGuard.ts';
import { guardBody } from './guardBody.ts';
import { httpsErrorOf } from './httpsError.ts';
import { createRateLimiter } from './rateLimiter.ts';

/** As the sign-in service says now: what a token says may be an hour old. */
export interface Caller {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly signedInAt: Date;
  /** Of the people who run it; null: of everybody else. */
  readonly role: Role | null;
  /** Whether this session began with a second factor: of the token, since the account may have got one later. */
  readonly hasSecondFactor: boolean;
}

/** Who calls without having to be signed in. */
export interface Visitor {
  readonly uid: string | null;
  /** The client's network as the platform saw it. */
  readonly address: string;
}

interface CallDefinition<Who, Input extends z.ZodType, Output extends z.ZodType> {
  readonly name: CallName | AdminCallName;
  /** The entry of the domain's table of calls. */
  readonly schemas: { readonly input: Input; readonly output: Output };
  readonly options: CallableOptions;
  /** What an outage or a bug behind this call is called to the caller. */
  readonly failure: Refusal;
  /** Also served while the caller's account is being closed. */
  readonly whileClosing?: true;
  /** For calls that cost us something and nobody any credits. */
  readonly flood?: FloodGuard;
  readonly run: (who: Who, input: z.output<Input>) => Promise<Result<z.input<Output>>>;
}

/** How a kind of caller is told from others. */
interface Door<Who> {
  /** What floods are counted by. Throws what may not call at all; asks nobody. */
  readonly keyOf: (request: CallableRequest) => string;
  readonly whoOf: (request: CallableRequest) => Promise<Result<Who>>;
}

/** Stops a client that hammers, before anything is read: a generous number a minute an instance. */
const limiter = createRateLimiter({ most: 300, windowMs: 60_000, now: () => Date.now() });

/**
 * The edge of a callable function for users: who calls, what they ask (parsed by the shared
 * schema), the use case, and every outcome as a reply or a coded error.
 */
export const defineCall = <Input extends z.ZodType, Output extends z.ZodType>(
  definition: CallDefinition<Caller, Input, Output>,
): CallableFunction<unknown, Promise<z.input<Output>>> =>
  define(definition, {
    keyOf: uidOf,
    whoOf: (request) => callerOf(request, definition.whileClosing === true),
  });

/** The same for everybody, signed in or not. */
export const definePublicCall = <Input extends z.ZodType, Output extends z.ZodType>(
  definition: CallDefinition<Visitor, Input, Output>,
): CallableFunction<unknown, Promise<z.input<Output>>> =>
  define(definition, { keyOf: addressOf, whoOf: visitorOf });

function uidOf({ auth: session }: CallableRequest): string {
  if (session === undefined) throw httpsErrorOf({ reason: 'not-signed-in' });
  return session.uid;
}

const REFUSED_ACCOUNTS = {
  suspended: 'account-suspended',
  missing: 'account-missing',
  'signed-out': 'session-ended',
} as const satisfies Record<Exclude<AccountState['kind'], 'active'>, ErrorReason>;

/** Before anything is read or written for them: a token outlives its account by up to an hour. */
async function callerOf(request: CallableRequest, whileClosing: boolean): Promise<Result<Caller>> {
  const uid = uidOf(request);
  if (isOver(request)) return refuse({ reason: 'session-ended' });
  const account = await accountOf(request);
  if (account?.kind !== 'active') {
    return refuse({ reason: account === null ? 'not-signed-in' : REFUSED_ACCOUNTS[account.kind] });
  }
  if (account.isClosing && !whileClosing) return refuse({ reason: 'account-closing' });
  const { email, emailVerified, role } = account;
  const signedInAt = new Date((request.auth?.token.auth_time ?? 0) * 1_000);
  const hasSecondFactor = request.auth?.token.firebase.sign_in_second_factor !== undefined;
  return succeed({ uid, email, emailVerified, signedInAt, role, hasSecondFactor });
}

/** The platform refuses such tokens; the emulator, which verifies none, does not. */
const isOver = ({ auth: session }: CallableRequest): boolean =>
  session !== undefined && session.token.exp * 1_000 <= Date.now();

const addressOf = ({ rawRequest }: CallableRequest): string =>
  clientAddress(
    {
      forwardedFor: rawRequest.headers['x-forwarded-for'],
      peer: rawRequest.socket.remoteAddress,
    },
    TRUSTED_HOPS,
  );

/** Whose token no longer counts is a visitor like any other: they too may write to us. */
async function visitorOf(request: CallableRequest): Promise<Result<Visitor>> {
  const account = await accountOf(request);
  const uid = account?.kind === 'active' ? (request.auth?.uid ?? null) : null;
  return succeed({ uid, address: addressOf(request) });
}

let accounts: Accounts | undefined;

/** Null: nobody is signed in. */
async function accountOf({ auth: session }: CallableRequest): Promise<AccountState | null> {
  if (session === undefined) return null;
  accounts ??= firebaseAccounts({ auth: auth(), db: firestore() });
  return accounts.stateOf({ uid: session.uid, authTime: session.token.auth_time });
}

function define<Who, Input extends z.ZodType, Output extends z.ZodType>(
  { name, schemas, options, failure, flood, run }: CallDefinition<Who, Input, Output>,
  { keyOf, whoOf }: Door<Who>,
): CallableFunction<unknown, Promise<z.input<Output>>> {
  const call = onCall<unknown, Promise<z.input<Output>>>(
    { ...APP_CHECK, ...options },
    async (request) => {
      const key = keyOf(request);
      if (!limiter.admits(key)) throw httpsErrorOf({ reason: 'rate-limited' });
      const { data, isOther } = readPriceList(name, request.data);
      if (isOther) throw httpsErrorOf({ reason: 'prices-changed' });
      const input = schemas.input.safeParse(data);
      if (!input.success) throw httpsErrorOf(refusalOf(input.error));
      try {
        if (flood !== undefined && !(await flood.admits(key))) {
          throw httpsErrorOf({ reason: 'rate-limited' });
        }
        const who = await whoOf(request);
        if (!who.ok) throw httpsErrorOf(who.refusal);
        const result = await inLogContext(contextOf(name, request), () =>
          run(who.value, input.data),
        );
        if (!result.ok) throw httpsErrorOf(result.refusal);
        return result.value;
      } catch (error) {
        if (error instanceof HttpsError) throw error;
        inLogContext(contextOf(name, request), () => callLog.failed({ error }));
        throw httpsErrorOf(failure);
      }
    },
  );
  return guardBody(call);
}

/** What every line of a call's log carries: who, hashed by the log, and the request's own id. */
const requestSchema = z.object({ requestId: z.uuid() });

function contextOf(call: string, { auth: session, data }: CallableRequest): LogContext {
  const requestId = requestSchema.safeParse(data).data?.requestId;
  return {
    call,
    ...(session === undefined ? {} : { uid: session.uid }),
    ...(requestId === undefined ? {} : { requestId }),
  };
}

/** The first issue whose message is a reason of the table, else a plain invalid request. */
function refusalOf(error: z.ZodError): Refusal {
  const named = error.issues.map(({ message }) => message).find(isErrorReason);
  return { reason: named ?? 'invalid-request' };
}
