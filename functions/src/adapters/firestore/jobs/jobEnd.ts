import type { ItemKey } from '@lumashot/domain/library/changes';
import { stateAfter } from '@lumashot/domain/jobs/states';
import type { Profile } from '@lumashot/domain/profile/profile';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { endJob, placesAfter, type JobEnding } from '../../../usecases/jobs/steps.ts';
import type { Ended } from '../../../usecases/ports.ts';
import type { GuardedBatch } from '../atomically.ts';
import {
  groupFrom,
  groupRef,
  jobRef,
  ownerFrom,
  ownerRef,
  readWaiting,
  rowFrom,
  writeJobs,
  type ReadRow,
} from './jobDocuments.ts';
import type { jobNews } from './jobNews.ts';

/** What the end of a job changes. */
export interface EndSnapshots {
  readonly row: ReadRow;
  /** Null: the owner has no profile any more. */
  readonly owner: { readonly read: DocumentSnapshot; readonly profile: Profile } | null;
  readonly group: DocumentSnapshot | undefined;
  readonly waiting: readonly ReadRow[];
  /** What else the decision relies on; whoever writes it writes the profile too. */
  readonly others: readonly DocumentSnapshot[];
}

interface EndRequest {
  readonly ending: JobEnding;
  readonly now: Date;
  /** Further fields of the profile. */
  readonly extra?: object;
  /** Whom to tell, and of what; a cancelled one is nobody's news. */
  readonly told?: {
    readonly news: ReturnType<typeof jobNews>;
    readonly to: 'done' | 'failed';
    readonly item: ItemKey | null;
  };
}

interface EndRead {
  readonly jobId: string;
  readonly now: Date;
  /** Who has it, where the caller knows: one round trip less. */
  readonly known?: { readonly uid: string; readonly groupId: string | null };
  readonly others?: readonly DocumentReference[];
}

export async function readEnd(
  db: Firestore,
  { jobId, now, known, others = [] }: EndRead,
): Promise<EndSnapshots | null> {
  const around = ({ uid, groupId }: NonNullable<EndRead['known']>) => [
    ownerRef(db, uid),
    ...(groupId === null ? [] : [groupRef(db, groupId)]),
    ...others,
  ];
  const [read, ...beside] = await db.getAll(
    jobRef(db, jobId),
    ...(known === undefined ? [] : around(known)),
  );
  if (read?.exists !== true) return null;
  const row = rowFrom(read);
  const { user_id: uid, group_id: groupId } = row.job;
  const isAsKnown = known?.uid === uid && known.groupId === groupId;
  const [ownerRead, ...rest] = isAsKnown ? beside : await db.getAll(...around({ uid, groupId }));
  const groups = groupId === null ? 0 : 1;
  const profile = ownerRead?.exists === true ? ownerFrom(ownerRead) : null;
  return {
    row,
    owner: ownerRead === undefined || profile === null ? null : { read: ownerRead, profile },
    group: rest.slice(0, groups)[0],
    others: rest.slice(groups),
    waiting:
      profile === null
        ? []
        : await readWaiting(db, { uid, limit: waitingToRead(row, profile, now), now }),
  };
}

/** Writes the end beside what the caller writes, and answers with it. */
export function writeEnd(
  { row, owner, group, waiting }: EndSnapshots,
  { ending, now, extra = {}, told }: EndRequest,
  batch: GuardedBatch,
): Ended {
  const ended = endJob(
    {
      ...row,
      // Counters of a profile that is gone are nobody's; nobody waits for its places.
      owner: owner?.profile ?? NOBODY,
      group: groupFrom(group),
      waiting,
    },
    ending,
    now,
  );
  writeJobs(batch, { rows: [row, ...waiting], writes: ended.writes });
  const stamped = { updated_at: FieldValue.serverTimestamp() };
  if (owner !== null) {
    const after = groupFrom(group);
    const { profile } = owner;
    const news = told?.news.tell(batch, {
      jobId: row.id,
      job: row.job,
      profile,
      to: told.to,
      item: told.item,
      group: after === null ? null : { ...after, ...ended.group },
    });
    batch.update(owner.read, { ...extra, ...news, ...ended.counters, ...stamped });
  }
  if (group !== undefined && ended.group !== null) {
    batch.update(group, { ...ended.group, ...stamped });
  }
  return {
    ...jobResultAfter(ending),
    ...(ended.tasks.length > 0 ? { tasks: ended.tasks } : {}),
  };
}

/** One more than there are places: the job that ends may be among those that wait. */
function waitingToRead({ job }: ReadRow, owner: Profile, now: Date): number {
  if (stateAfter(job.state, 'fail') === null) return 0;
  const places = placesAfter({ job, owner }, now);
  return places === 0 ? 0 : places + (job.state === 'waiting' ? 1 : 0);
}

/** Whose profile is gone. */
export const NOBODY = {
  credits_held: 0,
  jobs_running: 0,
  jobs_waiting: 0,
  plan_id: null,
  suspended_at: null,
  has_active_subscription: false,
  access_until: null,
  trial_ends_at: new Date(0),
};

function jobResultAfter(ending: JobEnding): Ended {
  switch (ending.to) {
    case 'done':
      return { kind: 'done', outcome: ending.outcome };
    case 'failed':
      return { kind: 'failed', failure: ending.failure };
    case 'cancelled':
      return { kind: 'cancelled' };
  }
}
