import { promptSchema } from '@lumashot/domain/calls/prompt';
import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { availableCredits } from '@lumashot/domain/credits/reserve';
import { isErrorReason, type Refusal } from '@lumashot/domain/errors';
import type { Profile } from '@lumashot/domain/profile/profile';
import { TEXT_TAB_TEXTS } from '@lumashot/domain/texts/images';
import { useSyncExternalStore } from 'react';
import { showToast } from '../../components/toasts/showToast.ts';
import { failureOf, failureText, type CallFailure } from '../../firebase/callFailure.ts';
import { callFunction } from '../../firebase/callFunction.ts';
import { useProfile } from '../../session/ProfileContext.ts';
import { useUser } from '../../session/SessionContext.ts';
import { createAttempts, type Attempt, type AttemptInput } from './attempts.ts';

/** One for the tab: an attempt goes on, and reports, while another screen is shown. */
const attempts = createAttempts({
  call: (input) => callFunction('generateImage', input),
  newRequestId: () => crypto.randomUUID(),
  nowMs: () => Date.now(),
});

export function useGenerateImage(): {
  attempt: Attempt | null;
  generate: (input: AttemptInput) => void;
} {
  const { uid } = useUser();
  const profile = useProfile();
  const latest = useSyncExternalStore(attempts.subscribe, attempts.latest);
  return {
    // Another user's picture, made in this tab before, is none of this user's business.
    attempt: latest?.uid === uid ? latest : null,
    generate: (input) => void generate(uid, { input, profile }),
  };
}

async function generate(
  uid: string,
  { input, profile }: { input: AttemptInput; profile: Profile | null },
): Promise<void> {
  const refusal = refusalOf(input.prompt, profile);
  if (refusal !== null) return reportFailure(failureOf(refusal));
  const finished = await attempts.start(uid, { ...input, prompt: input.prompt.trim() });
  if (finished.state === 'failed') return reportFailure(finished.failure);
  showToast('success', TEXT_TAB_TEXTS.success(finished.reply.creditsRemaining));
}

/** What is known before asking; the server decides again. */
function refusalOf(prompt: string, profile: Profile | null): Refusal | null {
  const parsed = promptSchema.safeParse(prompt);
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message;
    return { reason: isErrorReason(message) ? message : 'invalid-request' };
  }
  if (profile === null) return { reason: 'credits-unverified' };
  const needed = CREDIT_COSTS.textImage;
  const available = availableCredits(profile);
  return available < needed
    ? { reason: 'insufficient-credits', params: { needed, available } }
    : null;
}

const reportFailure = (failure: CallFailure): void =>
  void showToast('error', { title: failure.title, description: failureText(failure) });
