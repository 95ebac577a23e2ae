import { jobSchema } from '@lumashot/domain/jobs/job';
import { INPUT_KEPT_MS } from '@lumashot/domain/jobs/limits';
import { isOpen } from '@lumashot/domain/jobs/states';
import { COLLECTIONS } from '@lumashot/domain/paths';
import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import { readDocument } from '../../src/adapters/firestore/documents.ts';
import type { Fields, Migration } from './migration.ts';

/**
 * Jobs that ended before their words were forgotten get a time for it, by which the sweeper finds them; groups kept the
 * same words, which nobody reads.
 */
export const jobWords: Migration = {
  name: 'job-words',
  says: 'when the words of jobs from before are forgotten',
  collections: [COLLECTIONS.generationJobs, COLLECTIONS.generationGroups],
  lacks: (page) =>
    Promise.resolve(
      page.map((row) =>
        row.ref.parent.id === COLLECTIONS.generationJobs ? timeOf(row) : wordsOf(row),
      ),
    ),
};

function timeOf(row: DocumentSnapshot): Fields {
  const { data: job } = readDocument(jobSchema, row);
  if (job === undefined) return null;
  const isLeft = !isOpen(job.state) && job.input_expires_at === null && job.label !== '';
  const endedAt = job.ended_at ?? job.updated_at;
  return isLeft ? { input_expires_at: new Date(endedAt.getTime() + INPUT_KEPT_MS) } : {};
}

const wordsOf = (group: DocumentSnapshot): Fields =>
  group.get('label') === undefined ? {} : { label: FieldValue.delete() };
