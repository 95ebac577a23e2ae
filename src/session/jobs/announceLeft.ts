import { jobIdOf } from '@lumashot/domain/paths';
import { showToast } from '../../components/toasts/showToast.ts';
import { isLastSession } from '../../device/lastSession.ts';
import { forgetRequest, hasAskedHere, leftRequests } from '../../device/pendingRequests.ts';
import type { JobWithId } from '../../firebase/documents/jobs.ts';
import { NOT_SENT_TOAST } from '../../texts/images.ts';
import { announceEnd } from './announceEnd.ts';

/** What a call that was on its way when its page went may still take until the server holds its job. */
const LATEST_ARRIVAL_MS = 20_000;

/**
 * What was asked for before this page was loaded and is not open: how it ended, which no listener has seen, or, after a second look, that it
 * never reached the server. `running`: the jobs that go on.
 */
export async function announceLeft(uid: string, running: readonly JobWithId[]): Promise<void> {
  const ended = leftRequests().filter((id) => running.every((job) => job.request_id !== id));
  if (ended.length === 0) return;
  const missing = await announceEnded(uid, { requests: ended, running });
  if (missing.length === 0) return;
  await new Promise((resolve) => setTimeout(resolve, LATEST_ARRIVAL_MS));
  // Whoever is signed in by then is told of what is theirs.
  if (!isLastSession(uid)) return;
  const never = await announceEnded(uid, { requests: missing, running });
  never.forEach(forgetRequest);
  // Who has asked again has seen it by themselves.
  if (never.length > 0 && !hasAskedHere())
    showToast('error', { ...NOT_SENT_TOAST, outlivesPage: true });
}

/** Resolves to those that the server has never heard of. */
async function announceEnded(
  uid: string,
  {
    requests,
    running,
  }: { readonly requests: readonly string[]; readonly running: readonly JobWithId[] },
): Promise<readonly string[]> {
  const { readJobEnd } = await import('../../firebase/documents/jobs.ts');
  const missing: string[] = [];
  for (const requestId of requests) {
    const end = await readJobEnd(jobIdOf({ uid, requestId }));
    if (end.state === 'missing') missing.push(requestId);
    else if (end.state === 'ended') announceEnd(end.job, running);
    // Open since: its listener tells how it ends.
    else forgetRequest(requestId);
  }
  return missing;
}
