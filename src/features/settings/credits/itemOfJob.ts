import type { ItemKey } from '@lumashot/domain/library/changes';
import { IMAGE_TYPES } from '@lumashot/domain/library/item';
import { OPERATIONS } from '@lumashot/domain/operations/operations';
import { readEndedJob } from '#app/firebase/documents/jobs.ts';
import { knownAmong } from '#app/library/hooks/useCaptions.ts';

/** Which picture a movement from before pictures were named there paid for: one read of its job. */
export async function itemOfJob(uid: string, jobId: string): Promise<ItemKey | null> {
  const job = await readEndedJob(jobId);
  if (job === null) return null;
  const type = OPERATIONS[job.operation].libraryType;
  if (type !== null) return { type, id: job.item_id };
  // Beside what it was made of, whatever that was.
  const [known] = await knownAmong(
    uid,
    IMAGE_TYPES.map((each) => ({ type: each, id: job.item_id })),
  );
  return known ?? null;
}
