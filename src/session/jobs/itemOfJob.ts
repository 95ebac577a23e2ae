import type { ItemKey } from '@lumashot/domain/library/changes';
import type { Job } from '@lumashot/domain/jobs/job';
import { OPERATIONS } from '@lumashot/domain/operations/operations';

/** The picture that a job has made, or will; null: an enhancement, of which only its end tells where it lies. */
export function itemOfJob(job: Job): ItemKey | null {
  const told = job.state === 'done' ? job.outcome.item_type : null;
  const type = OPERATIONS[job.operation].libraryType ?? told;
  return type === null ? null : { type, id: job.item_id };
}
