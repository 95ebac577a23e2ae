import type { ImageType } from '@lumashot/domain/library/item';
import { isOpen } from '@lumashot/domain/jobs/states';
import { refuse } from '@lumashot/domain/result';
import { showToast } from '#app/components/toasts/showToast.ts';
import { isSignedInAs } from '#app/firebase/auth/waitForAuthUid.ts';
import { refusalLink } from '#app/lib/refusalLink.ts';
import { refusalText } from '#app/lib/refusalText.ts';
import { expectJobs } from '#app/session/jobs/expectedJobs.ts';
import { isOpenOutcome, remakeItem, varyItem } from '#app/session/jobs/jobActions.ts';
import { SEVERAL_TEXTS } from '#app/texts/images.ts';
import { VARIATIONS } from '#app/texts/makeAgain.ts';

const ASKS = {
  remake: { call: remakeItem, count: 1 },
  vary: { call: varyItem, count: VARIATIONS },
} as const;

export interface AgainWish {
  readonly uid: string;
  readonly what: keyof typeof ASKS;
  readonly itemType: ImageType;
  readonly itemId: string;
}

/** Ids of requests whose answer was lost: whoever presses again asks for the same pictures. */
const requestIds = new Map<string, string>();

/** Asks, and says what is not heard of otherwise. What becomes of the pictures is heard from their jobs. */
export async function askAgain({ uid, what, itemType, itemId }: AgainWish): Promise<void> {
  const { call, count } = ASKS[what];
  const wish = [uid, what, itemType, itemId].join('/');
  const requestId = requestIds.get(wish) ?? crypto.randomUUID();
  requestIds.set(wish, requestId);
  // The screen may be a remembered user's: what they ask for is never sent as somebody else.
  const started = (await isSignedInAs(uid))
    ? await call({ requestId, itemType, itemId, count })
    : refuse({ reason: 'not-signed-in' as const });
  if (started.ok || !isOpenOutcome(started.refusal)) requestIds.delete(wish);
  if (!started.ok) {
    const link = refusalLink(started.refusal);
    showToast('error', { ...refusalText(started.refusal), link });
    return;
  }
  const { jobs, creditsAvailable } = started.value;
  // One that the call itself has drawn is announced as ready.
  if (jobs.some(({ state }) => isOpen(state))) {
    showToast('success', SEVERAL_TEXTS.started(count)(creditsAvailable));
  }
  expectJobs(
    uid,
    jobs.map(({ jobId }) => jobId),
  );
}
