import { showToast } from '../../components/toasts/showToast.ts';
import { forgetRequest, isAwaited } from '../../device/pendingRequests.ts';
import type { JobWithId } from '../../firebase/documents/jobs.ts';
import { refusalText } from '../../lib/refusalText.ts';
import { itemLink } from '../../library/itemLink.ts';
import { NAVIGATION } from '../../texts/dashboard.ts';
import { READY_GROUP_TOAST, READY_TOAST } from '../../texts/images.ts';
import { doneInGroup, keepEndedJob } from './endedJobs.ts';
import { isExpected } from './expectedJobs.ts';
import { itemOfJob } from './itemOfJob.ts';

/** Says what became of a job, once, unless its form does. `open`: the jobs that go on. */
export function announceEnd(job: JobWithId, open: readonly JobWithId[]): void {
  if (!keepEndedJob(job)) return;
  if (isAwaited(job.request_id)) return;
  forgetRequest(job.request_id);
  if (job.state === 'failed') {
    showToast('error', { ...refusalText({ reason: job.failure }), outlivesPage: true });
  }
  if (job.group_id !== null) announceGroup(job.group_id, open);
  else if (job.state === 'done') announceOne(job);
}

function announceOne(job: JobWithId): void {
  const { title, description, action } = READY_TOAST;
  const item = itemOfJob(job);
  const to = item === null ? NAVIGATION.library.path : itemLink(item);
  showToast('success', { title, description, link: { label: action, to } });
}

/** Those that were asked for together are announced together, when the last of them has ended. */
function announceGroup(groupId: string, open: readonly JobWithId[]): void {
  const isOfGroup = (jobId: string): boolean =>
    jobId === groupId || jobId.startsWith(`${groupId}_`);
  if (open.some(({ group_id }) => group_id === groupId) || isExpected(isOfGroup)) return;
  const done = doneInGroup(groupId);
  if (done === 0) return;
  const { title, description, action } = READY_GROUP_TOAST(done);
  showToast('success', {
    title,
    description,
    link: { label: action, to: NAVIGATION.library.path },
  });
}
