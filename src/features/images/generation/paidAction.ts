import { creditRefusal } from '@lumashot/domain/credits/reserve';
import type { Refusal } from '@lumashot/domain/errors';
import type { JobOutcome } from '@lumashot/domain/jobs/job';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import type { ToastContent } from '#app/components/toasts/showToast.ts';
import type { DraftName } from '#app/device/drafts.ts';
import { createStore } from '#app/lib/createStore.ts';
import { refusalLink } from '#app/lib/refusalLink.ts';
import { refusalText } from '#app/lib/refusalText.ts';
import { isOpenOutcome } from '#app/session/jobs/jobActions.ts';
import type { ProfileState } from '#app/session/ProfileContext.ts';

/** What every call for a picture answers, whatever it calls the picture. */
export interface GenerationResult {
  readonly itemId: string;
  /** `gs://` URL. */
  readonly mediaUrl: string;
  readonly creditsRemaining: number;
  readonly engine: JobOutcome['engine'];
  /** Words of the request that the engine made nothing of. */
  readonly ignored: readonly string[];
}

export type CallOutcome = Result<GenerationResult>;

/** A call's reply with the picture under one name. */
export function toOutcome<Reply extends Omit<GenerationResult, 'mediaUrl'>>(
  reply: Result<Reply>,
  mediaUrlOf: (reply: Reply) => string,
): CallOutcome {
  if (!reply.ok) return reply;
  const { itemId, creditsRemaining, engine, ignored } = reply.value;
  return succeed({ itemId, creditsRemaining, engine, ignored, mediaUrl: mediaUrlOf(reply.value) });
}

export interface PendingRequest<Input> {
  readonly uid: string;
  readonly requestId: string;
  readonly input: Input;
}

type RunningAttempt<Input> = PendingRequest<Input> & { readonly state: 'running' };
type DoneAttempt<Input, Reply> = PendingRequest<Input> & {
  readonly state: 'done';
  readonly result: Reply;
  readonly finishedAtMs: number;
};
type FailedAttempt<Input> = PendingRequest<Input> & {
  readonly state: 'failed';
  readonly refusal: Refusal;
};
export type Attempt<Input, Reply = GenerationResult> =
  | RunningAttempt<Input>
  | DoneAttempt<Input, Reply>
  | FailedAttempt<Input>;

/** What every answer says besides. */
interface WithCredits {
  readonly creditsRemaining: number;
}

export interface PaidActionDefinition<Input, Reply extends WithCredits = GenerationResult> {
  /** Whatever has to happen with one request id: uploads first, then the call. */
  readonly send: (request: PendingRequest<Input>) => Promise<Result<Reply>>;
  /** Only started: nobody here waits for the pictures, and their ends are announced by their jobs. */
  readonly isOnlyStarted?: boolean;
  /** In credits; the server computes its own. */
  readonly costOf: (input: Input) => number;
  readonly success: (creditsRemaining: number, input: Input) => ToastContent;
  /** Words that a picture was made of need not be kept any longer. */
  readonly drafts?: readonly DraftName[];
  /** Where an action has words of its own for too few credits. */
  readonly tooFewCredits?: ToastContent;
}

/** What an action needs of the browser around it. */
export interface Dependencies {
  readonly isSignedInAs: (uid: string) => Promise<boolean>;
  readonly newRequestId: () => string;
  readonly nowMs: () => number;
  /** Told around every attempt, so that nobody else announces its end. */
  readonly onWait: (requestId: string) => void;
  /** In its place where an action is only started. */
  readonly onStart: (requestId: string) => void;
  readonly onKnown: (requestId: string) => void;
  readonly onGiveUp: (requestId: string) => void;
  readonly showToast: (kind: 'success' | 'error', content: ToastContent) => unknown;
  /** Whoever asks anew has read why it did not work before. */
  readonly dismissFailures: () => void;
  /** The result drops those that are the same by then. */
  readonly usedDrafts: (uid: string, names: readonly DraftName[]) => () => void;
  readonly persistStorage: () => Promise<void>;
}

export interface PaidAction<Input, Reply = GenerationResult> {
  readonly subscribe: (listener: () => void) => () => void;
  /** The latest attempt, whoever's it is. */
  readonly latest: () => Attempt<Input, Reply> | null;
  /** Resolves to whether a picture was made; every failure has been shown then. */
  readonly run: (
    uid: string,
    request: { readonly input: Result<Input>; readonly profile: ProfileState },
  ) => Promise<boolean>;
  /** Whether running it once more repeats an attempt of which nobody here knows how it ended. */
  readonly isRepeat: (uid: string, input: Result<Input>) => boolean;
  /** Puts a finished attempt away; one that runs stays. */
  readonly clear: () => void;
}

/** One call that costs credits. Its latest attempt is kept outside of the screen: leaving loses nothing. */
export function createPaidAction<Input, Reply extends WithCredits = GenerationResult>(
  definition: PaidActionDefinition<Input, Reply>,
  dependencies: Dependencies,
): PaidAction<Input, Reply> {
  const { send, costOf, success, drafts = [], tooFewCredits, isOnlyStarted = false } = definition;
  const latest = createStore<Attempt<Input, Reply> | null>(null);

  function repeated(uid: string, input: Input): string | null {
    const last = latest.get();
    return last?.state === 'failed' &&
      isOpenOutcome(last.refusal) &&
      isSameRequest(last, { uid, input })
      ? last.requestId
      : null;
  }

  async function attempt(uid: string, input: Input): Promise<Result<Reply>> {
    const request = { uid, input, requestId: repeated(uid, input) ?? dependencies.newRequestId() };
    if (isOnlyStarted) dependencies.onStart(request.requestId);
    else dependencies.onWait(request.requestId);
    latest.set({ ...request, state: 'running' });
    // The screen may be a remembered user's: what they ask for is never sent as somebody else.
    const isOwn = await dependencies.isSignedInAs(uid);
    const outcome = isOwn ? await send(request) : refuse({ reason: 'not-signed-in' as const });
    const finished: Attempt<Input, Reply> = outcome.ok
      ? { ...request, state: 'done', result: outcome.value, finishedAtMs: dependencies.nowMs() }
      : { ...request, state: 'failed', refusal: outcome.refusal };
    if (!outcome.ok && isOpenOutcome(outcome.refusal)) dependencies.onGiveUp(request.requestId);
    else if (!outcome.ok || !isOnlyStarted) dependencies.onKnown(request.requestId);
    // A later attempt has taken the place: this one is in the library all the same.
    if (latest.get()?.requestId === request.requestId) latest.set(finished);
    return outcome;
  }

  /** The same words, whether it was known here or only the server knew. */
  function report(refusal: Refusal): false {
    const words = refusal.reason === 'insufficient-credits' ? tooFewCredits : undefined;
    dependencies.showToast('error', {
      ...(words ?? refusalText(refusal)),
      link: refusalLink(refusal),
    });
    return false;
  }

  const run: PaidAction<Input, Reply>['run'] = async (uid, { input, profile }) => {
    dependencies.dismissFailures();
    if (!input.ok) return report(input.refusal);
    const refusal = refusalOf(profile, costOf(input.value));
    if (refusal !== null) return report(refusal);
    const dropUsed = dependencies.usedDrafts(uid, drafts);
    const outcome = await attempt(uid, input.value);
    if (!outcome.ok) return report(outcome.refusal);
    dropUsed();
    // Now there is something on this device that should stay.
    void dependencies.persistStorage();
    dependencies.showToast('success', success(outcome.value.creditsRemaining, input.value));
    return true;
  };

  return {
    subscribe: latest.subscribe,
    latest: latest.get,
    run,
    isRepeat: (uid, input) => input.ok && repeated(uid, input.value) !== null,
    clear: () => {
      if (latest.get()?.state !== 'running') latest.set(null);
    },
  };
}

type Request<Input> = Pick<PendingRequest<Input>, 'uid' | 'input'>;

/** Inputs are plain values; of a photo its upload id counts, which is made once a picked file. */
const isSameRequest = <Input>(one: Request<Input>, other: Request<Input>): boolean =>
  one.uid === other.uid && JSON.stringify(one.input) === JSON.stringify(other.input);

/** What is known before asking; the server decides again. */
function refusalOf(current: ProfileState, cost: number): Refusal | null {
  if (current.state !== 'ready') return { reason: 'credits-unverified' };
  // A remembered balance refuses nobody: it may have grown since.
  return current.asOf === null ? creditRefusal(current.profile, { cost, now: new Date() }) : null;
}
