import { showToast } from '../../components/toasts/showToast.ts';
import { forgetRequest, isAwaited, isLost } from '../../device/pendingRequests.ts';
import type { JobWithId } from '../../firebase/documents/jobs.ts';
import { refusalText } from '../../lib/refusalText.ts';
import { itemLink } from '../../library/index/itemLink.ts';
import { NAVIGATION } from '../../texts/dashboard.ts';
import { READY_GROUP_TOAST, READY_TOAST } from '../../texts/images.ts';
import { doneInGroup, keepEndedJob } from './endedJobs.ts';
import { isExpected } from './expectedJobs.ts';
import { itemOfJob } from './itemOfJob.ts';
import { sayQuietly, showsEnds } from './shownEnds.ts';

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
  const groups = new Map(news.map((job) => [job.group_id, job]));
  for (const [groupId, job] of groups) if (groupId !== null) announceGroup(groupId, job, open);
}

/**
 * On the screen already, so that a toast would only lie over it. Not where the form has just said that nobody
 * knows how it ended: that has to be taken back.
 */
const isOnScreen = ({ operation, request_id }: JobWithId): boolean =>
  showsEnds(operation) && !isLost(request_id);

export const announceEnd = (job: JobWithId, open: readonly JobWithId[]): void =>
  announceEnds([job], open);

function announceOne(job: JobWithId): void {
  const { title, description, action } = READY_TOAST;
  if (isOnScreen(job)) return sayQuietly(title);
  const item = itemOfJob(job);
  const to = item === null ? NAVIGATION.library.path : itemLink(item);
  showToast('success', { title, description, link: { label: action, to } });
}

/** Those that were asked for together are announced together, when the last of them has ended. */
function announceGroup(groupId: string, last: JobWithId, open: readonly JobWithId[]): void {
  const isOfGroup = (jobId: string): boolean =>
    jobId === groupId || jobId.startsWith(`${groupId}_`);
  if (open.some(({ group_id }) => group_id === groupId) || isExpected(isOfGroup)) return;
  const done = doneInGroup(groupId);
  if (done === 0) return;
  const { title, description, action } = READY_GROUP_TOAST(done);
  if (isOnScreen(last)) return sayQuietly(title);
  showToast('success', {
    title,
    description,
    link: { label: action, to: NAVIGATION.library.path },
  });
}
