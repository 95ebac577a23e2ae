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

/**
 * Says what became of jobs, once, unless their form does. Those that ended at the same time are told of together, so
 * that a group is counted once. `open`: the jobs that go on.
 */
export function announceEnds(jobs: readonly JobWithId[], open: readonly JobWithId[]): void {
  const news = jobs.filter(keepEndedJob).filter(({ request_id }) => !isAwaited(request_id));
  for (const job of news) {
    forgetRequest(job.request_id);
    if (job.state === 'failed') {
      showToast('error', { ...refusalText({ reason: job.failure }), outlivesPage: true });
    }
    if (job.group_id === null && job.state === 'done') announceOne(job);
  }
  const groups = new Set(news.flatMap(({ group_id }) => group_id ?? []));
  for (const groupId of groups) announceGroup(groupId, open);
}

export const announceEnd = (job: JobWithId, open: readonly JobWithId[]): void =>
  announceEnds([job], open);

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
