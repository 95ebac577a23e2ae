import type { CallInput, CallName, CallReply, CallRequest } from '@lumashot/domain/calls/calls';
import { isErrorReason, type Refusal } from '@lumashot/domain/errors';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import type { z } from 'zod';
import { sayOutdated } from '#app/lib/outdated.ts';
import { endsSession, sayAccountEnded } from '#app/lib/endedAccount.ts';
import { refusalFromError } from './refusalFromError.ts';
import { waitForAuthUid } from '../auth/waitForAuthUid.ts';

/** All others carry the user's token: Auth must have said whose it is. */
const FOR_VISITORS: readonly CallName[] = ['sendContactMessage', 'reportClientError'];

/** The same table, seen so that a generic name keeps its own input and output types. */
type Contracts = {
  readonly [Name in CallName]: {
    readonly input: z.ZodType<CallRequest<Name>, CallInput<Name>>;
    readonly output: z.ZodType<CallReply<Name>>;
  };
};

/** Some hundred schemas, which no first frame needs: they come with the first call. */
async function contractsOfCalls(): Promise<{ contracts: Contracts; envelope: Envelope }> {
  const [{ CALLS }, { withPriceList }] = await Promise.all([
    import('@lumashot/domain/calls/calls'),
    import('@lumashot/domain/calls/priceList'),
  ]);
  return { contracts: CALLS, envelope: withPriceList };
}

/** What goes with an input. */
type Envelope = (name: string, data: object) => object;

/** Calls a function: parsed on the way in and out, every failure a value. */
export async function callFunction<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Result<CallReply<Name>>> {
  let contracts: Contracts;
  let envelope: Envelope;
  try {
    ({ contracts, envelope } = await contractsOfCalls());
  } catch (error) {
    return refuse(refusalFromError(error));
  }
  return callByContract(name, {
    contract: contracts[name],
    input,
    isPublic: FOR_VISITORS.includes(name),
    envelope,
  });
}

/** The same for a call of another table. */
export async function callByContract<Request extends object, Input, Reply>(
  name: string,
  {
    contract,
    input,
    isPublic = false,
    envelope = (_, data) => data,
  }: {
    readonly contract: {
      readonly input: z.ZodType<Request, Input>;
      readonly output: z.ZodType<Reply>;
    };
    readonly input: Input;
    readonly isPublic?: boolean;
    readonly envelope?: Envelope;
  },
): Promise<Result<Reply>> {
  const request = contract.input.safeParse(input);
  if (!request.success) return refuse(refusalFromIssues(request.error.issues));
  try {
    if (!isPublic) await waitForAuthUid();
    const { postCall } = await import('./functions.ts');
    const reply = contract.output.safeParse(
      await postCall(name, asJson(envelope(name, request.data))),
    );
    if (reply.success) return succeed(reply.data);
    console.error(`${name} answered in an unknown shape`, reply.error.issues);
    return refuse({ reason: 'unexpected' });
  } catch (error) {
    const refusal = refusalFromError(error);
    if (endsSession(refusal.reason)) sayAccountEnded(refusal);
    if (refusal.reason === 'prices-changed') sayOutdated();
    return refuse(refusal);
  }
}

/** As JSON says it: the SDK alone would send a field that is `undefined` as `null`, which is no text. */
function asJson(value: object): unknown {
  const json: unknown = JSON.parse(JSON.stringify(value));
  return json;
}

/** The schemas' messages are reasons of the error table. */
function refusalFromIssues(issues: readonly { message: string }[]): Refusal {
  const message = issues[0]?.message;
  return { reason: isErrorReason(message) ? message : 'invalid-request' };
}
