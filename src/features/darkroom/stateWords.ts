import { errorMessage } from '@lumashot/domain/errors';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
import type { Progress } from '#app/session/jobs/queueView.ts';
import { STATE_TEXTS } from '#app/texts/darkroom.ts';

/** How far an open job has come, in words. */
export function progressWords(progress: Progress, now: Date): string {
  switch (progress.kind) {
    case 'waiting':
      return progress.before === 0 ? STATE_TEXTS.next : STATE_TEXTS.waiting(progress.before);
    case 'starting':
      return STATE_TEXTS.starting;
    case 'developing':
      return STATE_TEXTS.developing(secondsBetween(progress.since, now));
    case 'again':
      return STATE_TEXTS.again(progress.attempt, progress.most);
    case 'deferred':
      return STATE_TEXTS.deferred(
        progress.until.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }),
      );
  }
}

/** What became of a job; null while it is open. */
export function endWords(job: JobWithId): string | null {
  switch (job.state) {
    case 'done':
      return STATE_TEXTS.done;
    case 'failed':
      return STATE_TEXTS.failed(errorMessage({ reason: job.failure }));
    case 'cancelled':
      return STATE_TEXTS.cancelled;
    case 'waiting':
    case 'queued':
    case 'running':
      return null;
  }
}

/** The server's clock may be ahead of the device's. */
const secondsBetween = (since: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - since.getTime()) / 1_000));
