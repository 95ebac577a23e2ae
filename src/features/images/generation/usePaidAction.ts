import type { Result } from '@lumashot/domain/result';
import { useSyncExternalStore } from 'react';
import { dismissToastsOfPage, showToast } from '#app/components/toasts/showToast.ts';
import { usedDrafts } from '#app/device/drafts.ts';
import {
  awaitRequest,
  forgetRequest,
  giveUpRequest,
  keepRequest,
} from '#app/device/pendingRequests.ts';
import { persistStorage } from '#app/device/persistStorage.ts';
import { isSignedInAs } from '#app/firebase/auth/waitForAuthUid.ts';
import { useProfileState } from '#app/session/ProfileContext.ts';
import { useUser } from '#app/session/SessionContext.ts';
import {
  createPaidAction,
  type Attempt,
  type Dependencies,
  type GenerationResult,
  type PaidAction,
  type PaidActionDefinition,
} from './paidAction.ts';

const browser: Dependencies = {
  isSignedInAs,
  newRequestId: () => crypto.randomUUID(),
  nowMs: () => Date.now(),
  onWait: awaitRequest,
  onStart: keepRequest,
  onKnown: forgetRequest,
  onGiveUp: giveUpRequest,
  showToast,
  dismissFailures: dismissToastsOfPage,
  usedDrafts,
  persistStorage,
};

/** One a call, for the whole tab: an attempt goes on, and reports, while another screen is shown. */
export const definePaidAction = <
  Input,
  Reply extends { readonly creditsRemaining: number } = GenerationResult,
>(
  definition: PaidActionDefinition<Input, Reply>,
): PaidAction<Input, Reply> => createPaidAction(definition, browser);

/** An action as its user's screen sees it. */
export interface OwnPaidAction<Input, Reply = GenerationResult> {
  readonly attempt: Attempt<Input, Reply> | null;
  readonly isRunning: boolean;
  /** Resolves to whether a picture was made; every failure has been shown then. */
  readonly run: (input: Result<Input>) => Promise<boolean>;
  readonly isRepeat: (input: Result<Input>) => boolean;
  readonly clear: () => void;
}

export function usePaidAction<Input, Reply>(
  action: PaidAction<Input, Reply>,
): OwnPaidAction<Input, Reply> {
  const { uid } = useUser();
  const profile = useProfileState();
  const latest = useSyncExternalStore(action.subscribe, action.latest);
  // Another user's picture, made in this tab before, is none of this user's business.
  const attempt = latest?.uid === uid ? latest : null;
  return {
    attempt,
    isRunning: attempt?.state === 'running',
    run: (input) => action.run(uid, { input, profile }),
    isRepeat: (input) => action.isRepeat(uid, input),
    clear: action.clear,
  };
}
