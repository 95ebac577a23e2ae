import type { ErrorReason } from '@lumashot/domain/errors';
import type { JobOutcome } from '@lumashot/domain/jobs/job';
import type { CallFailure } from '#app/firebase/calls/callFailure.ts';
import { createStore } from '#app/lib/createStore.ts';

/** What every call for a picture answers, whatever it calls the picture. */
export interface Made {
  readonly itemId: string;
  /** `gs://` URL. */
  readonly pictureUrl: string;
  readonly creditsRemaining: number;
  readonly engine: JobOutcome['engine'];
  /** Words of the request that the engine made nothing of. */
  readonly ignored: readonly string[];
}

export type Sent =
  | { readonly ok: true; readonly value: Made }
  | { readonly ok: false; readonly failure: CallFailure };

export interface Asked<Input> {
  readonly uid: string;
  readonly requestId: string;
  readonly input: Input;
}

export type RunningAttempt<Input> = Asked<Input> & { readonly state: 'running' };
export type DoneAttempt<Input> = Asked<Input> & {
  readonly state: 'done';
  readonly made: Made;
  readonly finishedAtMs: number;
};
export type FailedAttempt<Input> = Asked<Input> & {
  readonly state: 'failed';
  readonly failure: CallFailure;
};
type FinishedAttempt<Input> = DoneAttempt<Input> | FailedAttempt<Input>;
export type Attempt<Input> = RunningAttempt<Input> | FinishedAttempt<Input>;

export interface Attempts<Input> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly latest: () => Attempt<Input> | null;
  readonly start: (uid: string, input: Input) => Promise<FinishedAttempt<Input>>;
  /** Puts a finished attempt away; one that runs stays. */
  readonly clear: () => void;
}

interface Outside<Input> {
  /** Whatever has to happen with one request id: uploads first, then the call. */
  readonly send: (asked: Asked<Input>) => Promise<Sent>;
  readonly newRequestId: () => string;
  readonly nowMs: () => number;
  /** Told around every attempt, so that nobody else announces its end. */
  readonly onWait?: (requestId: string) => void;
  readonly onKnown?: (requestId: string) => void;
  readonly onGiveUp?: (requestId: string) => void;
}

/**
 * After these nobody here knows whether the server has done it. The same id again returns what it
 * did: a new one could cost twice.
 */
const OPEN_OUTCOMES: readonly ErrorReason[] = ['unreachable', 'unexpected', 'request-running'];

const isOpen = ({ reason }: CallFailure): boolean => OPEN_OUTCOMES.includes(reason);

/** The latest attempt of one call, kept outside of the screen: leaving it loses nothing. */
export function createAttempts<Input>({
  send,
  newRequestId,
  nowMs,
  onWait = () => {},
  onKnown = () => {},
  onGiveUp = () => {},
}: Outside<Input>): Attempts<Input> {
  const latest = createStore<Attempt<Input> | null>(null);

  function requestIdFor(uid: string, input: Input): string {
    const last = latest.get();
    return last?.state === 'failed' && isOpen(last.failure) && isSameRequest(last, { uid, input })
      ? last.requestId
      : newRequestId();
  }

  async function start(uid: string, input: Input): Promise<FinishedAttempt<Input>> {
    const asked = { uid, input, requestId: requestIdFor(uid, input) };
    onWait(asked.requestId);
    latest.set({ ...asked, state: 'running' });
    const sent = await send(asked);
    const finished: FinishedAttempt<Input> = sent.ok
      ? { ...asked, state: 'done', made: sent.value, finishedAtMs: nowMs() }
      : { ...asked, state: 'failed', failure: sent.failure };
    if (!sent.ok && isOpen(sent.failure)) onGiveUp(asked.requestId);
    else onKnown(asked.requestId);
    // A later attempt has taken the place: this one is in the library all the same.
    if (latest.get()?.requestId === asked.requestId) latest.set(finished);
    return finished;
  }

  return {
    subscribe: latest.subscribe,
    latest: latest.get,
    start,
    clear: () => {
      if (latest.get()?.state !== 'running') latest.set(null);
    },
  };
}

type Request<Input> = Pick<Asked<Input>, 'uid' | 'input'>;

/** Inputs are plain values; of a photo its upload id counts, which is made once a picked file. */
const isSameRequest = <Input>(one: Request<Input>, other: Request<Input>): boolean =>
  one.uid === other.uid && JSON.stringify(one.input) === JSON.stringify(other.input);
