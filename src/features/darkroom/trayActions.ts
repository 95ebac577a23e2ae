import { showToast } from '#app/components/toasts/showToast.ts';
import { hideJobs } from '#app/device/hiddenJobs.ts';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
import { refusalText } from '#app/lib/refusalText.ts';
import { itemLink } from '#app/library/index/itemLink.ts';
import { itemOfJob } from '#app/session/jobs/itemOfJob.ts';
import { cancelJob, cancelWaiting, retryJob } from '#app/session/jobs/jobActions.ts';
import { CANCELLED_TOAST, TOO_LATE_TOAST } from '#app/texts/darkroom.ts';

/** Where the finished picture is; null: the operation makes nothing for the library. */
export function linkOf(job: JobWithId): string | null {
  const item = itemOfJob(job);
  return item === null ? null : itemLink(item);
}

/** What becomes of it is heard from the job itself. */
export async function cancel(job: JobWithId): Promise<void> {
  const cancelled = await cancelJob(job.id);
  if (!cancelled.ok) {
    showToast('error', refusalText(cancelled.refusal));
  } else if (cancelled.value === 'done') {
    const { title, description, action } = TOO_LATE_TOAST;
    const to = linkOf(job);
    showToast('info', { title, description, link: to === null ? null : { label: action, to } });
  }
}

export async function cancelAllWaiting(): Promise<void> {
  const cancelled = await cancelWaiting();
  if (cancelled.ok) showToast('info', CANCELLED_TOAST(cancelled.value));
  else showToast('error', refusalText(cancelled.refusal));
}

/**
 * One request id a job, for as long as this tab lives: whoever presses again after a lost answer asks
 * for the same picture, not for a second one.
 */
const requestIds = new Map<string, string>();

export async function retry(job: JobWithId): Promise<void> {
  const requestId = requestIds.get(job.id) ?? crypto.randomUUID();
  requestIds.set(job.id, requestId);
  const started = await retryJob({ jobId: job.id, requestId });
  // Its place is taken by the new one, which is heard of by itself.
  if (started.ok) hideJobs([job.id]);
  else showToast('error', refusalText(started.refusal));
}
