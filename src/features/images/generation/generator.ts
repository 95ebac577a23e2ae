import { creditRefusal } from '@lumashot/domain/credits/reserve';
import type { Refusal } from '@lumashot/domain/errors';
import { useSyncExternalStore } from 'react';
import { showToast, type ToastContent } from '#app/components/toasts/showToast.ts';
import { failureOf, failureText, type CallFailure } from '#app/firebase/calls/callFailure.ts';
import { isSignedInAs } from '#app/firebase/auth/waitForAuthUid.ts';
import { dropDrafts, type DraftName } from '#app/device/drafts.ts';
import { persistStorage } from '#app/device/persistStorage.ts';
import { awaitRequest, forgetRequest, giveUpRequest } from '#app/device/pendingRequests.ts';
import { useProfileState, type ProfileState } from '#app/session/ProfileContext.ts';
import { useUser } from '#app/session/SessionContext.ts';
import type { Checked } from './checked.ts';
import { createAttempts, type Asked, type Attempt, type Attempts, type Sent } from './attempts.ts';

interface Facts<Input> {
  /** In credits; the server computes its own. */
  readonly costOf: (input: Input) => number;
  readonly success: (creditsRemaining: number) => ToastContent;
  /** Words that a picture was made of need not be kept any longer. */
  readonly drafts?: readonly DraftName[];
  /** Where the spec has words of its own for too few credits. */
  readonly tooFewCredits?: ToastContent;
}

export interface Generator<Input> extends Facts<Input> {
  readonly attempts: Attempts<Input>;
}

/** One a call, for the whole tab: an attempt goes on, and reports, while another screen is shown. */
export const createGenerator = <Input>({
  send,
  ...facts
}: Facts<Input> & { readonly send: (asked: Asked<Input>) => Promise<Sent> }): Generator<Input> => ({
  ...facts,
  attempts: createAttempts({
    // The screen may be a remembered user's: what they ask for is never sent as somebody else.
    send: async (asked) =>
      (await isSignedInAs(asked.uid))
        ? send(asked)
        : { ok: false, failure: failureOf({ reason: 'not-signed-in' }) },
    newRequestId: () => crypto.randomUUID(),
    nowMs: () => Date.now(),
    onWait: awaitRequest,
    onKnown: forgetRequest,
    onGiveUp: giveUpRequest,
  }),
});

export interface Generation<Input> {
  readonly attempt: Attempt<Input> | null;
  readonly isRunning: boolean;
  /** Resolves to whether a picture was made; every failure has been shown then. */
  readonly generate: (checked: Checked<Input>) => Promise<boolean>;
  readonly clear: () => void;
}

export function useGenerator<Input>(generator: Generator<Input>): Generation<Input> {
  const { attempts } = generator;
  const { uid } = useUser();
  const profile = useProfileState();
  const latest = useSyncExternalStore(attempts.subscribe, attempts.latest);
  // Another user's picture, made in this tab before, is none of this user's business.
  const attempt = latest?.uid === uid ? latest : null;
  return {
    attempt,
    isRunning: attempt?.state === 'running',
    generate: (checked) => generate(generator, { uid, profile, checked }),
    clear: attempts.clear,
  };
}

async function generate<Input>(
  { attempts, costOf, success, tooFewCredits, drafts = [] }: Generator<Input>,
  { uid, profile, checked }: { uid: string; profile: ProfileState; checked: Checked<Input> },
): Promise<boolean> {
  // The same words, whether it was known here or only the server knew.
  const report = (failure: CallFailure): false =>
    reportFailure(failure, failure.reason === 'insufficient-credits' ? tooFewCredits : undefined);

  if (!checked.ok) return report(failureOf(checked.refusal));
  const refusal = refusalOf(profile, costOf(checked.input));
  if (refusal !== null) return report(failureOf(refusal));
  const finished = await attempts.start(uid, checked.input);
  if (finished.state === 'failed') return report(finished.failure);
  dropDrafts(uid, drafts);
  // Now there is something on this device that should stay.
  void persistStorage();
  showToast('success', success(finished.made.creditsRemaining));
  return true;
}

/** What is known before asking; the server decides again. */
function refusalOf(current: ProfileState, cost: number): Refusal | null {
  if (current.state !== 'ready') return { reason: 'credits-unverified' };
  // A remembered balance refuses nobody: it may have grown since.
  return current.asOf === null ? creditRefusal(current.profile, { cost, now: new Date() }) : null;
}

function reportFailure(failure: CallFailure, words?: ToastContent): false {
  showToast('error', words ?? { title: failure.title, description: failureText(failure) });
  return false;
}
