import type { CallInput } from '@lumashot/domain/calls/calls';
import type { ErrorReason } from '@lumashot/domain/errors';
import type { CallFailure } from '../../firebase/callFailure.ts';
import type { CallResult } from '../../firebase/callFunction.ts';

export type AttemptInput = Omit<CallInput<'generateImage'>, 'requestId'>;

interface Common {
  readonly uid: string;
  readonly requestId: string;
  readonly input: AttemptInput;
}

export type Attempt =
  | (Common & { readonly state: 'running' })
  | (Common & {
      readonly state: 'done';
      readonly reply: Extract<CallResult<'generateImage'>, { ok: true }>['value'];
      readonly finishedAtMs: number;
    })
  | (Common & { readonly state: 'failed'; readonly failure: CallFailure });

type FinishedAttempt = Exclude<Attempt, { state: 'running' }>;

export interface Attempts {
  readonly subscribe: (listener: () => void) => () => void;
  readonly latest: () => Attempt | null;
  readonly start: (uid: string, input: AttemptInput) => Promise<FinishedAttempt>;
}

interface Outside {
  readonly call: (input: CallInput<'generateImage'>) => Promise<CallResult<'generateImage'>>;
  readonly newRequestId: () => string;
  readonly nowMs: () => number;
}

/**
 * After these nobody here knows whether the server has done it. The same id again returns what it
 * did: a new one could cost twice.
 */
const OPEN_OUTCOMES: readonly ErrorReason[] = ['unreachable', 'unexpected', 'request-running'];

/** The latest attempt, kept outside of the screen: leaving it loses nothing. */
export function createAttempts({ call, newRequestId, nowMs }: Outside): Attempts {
  const listeners = new Set<() => void>();
  let latest: Attempt | null = null;

  function publish<Next extends Attempt>(next: Next): Next {
    latest = next;
    for (const listener of listeners) listener();
    return next;
  }

  const requestIdFor = (uid: string, input: AttemptInput): string =>
    latest?.state === 'failed' &&
    OPEN_OUTCOMES.includes(latest.failure.reason) &&
    isSameRequest(latest, { uid, input })
      ? latest.requestId
      : newRequestId();

  async function start(uid: string, input: AttemptInput): Promise<FinishedAttempt> {
    const common = { uid, input, requestId: requestIdFor(uid, input) };
    publish({ ...common, state: 'running' });
    const result = await call({ ...input, requestId: common.requestId });
    return publish(
      result.ok
        ? { ...common, state: 'done', reply: result.value, finishedAtMs: nowMs() }
        : { ...common, state: 'failed', failure: result.failure },
    );
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    latest: () => latest,
    start,
  };
}

const isSameRequest = (
  one: Pick<Common, 'uid' | 'input'>,
  other: Pick<Common, 'uid' | 'input'>,
): boolean =>
  one.uid === other.uid &&
  one.input.prompt === other.input.prompt &&
  one.input.templateId === other.input.templateId;
