import { availableCredits, freePlaces, queueRefusal } from '@lumashot/domain/credits/reserve';
import { countersAfter, type JobCounters } from '@lumashot/domain/jobs/counters';
import { JOB_LEASE_MS, type Job } from '@lumashot/domain/jobs/job';
import { type OpenState } from '@lumashot/domain/jobs/states';
import { groupIdOf, jobIdOf } from '@lumashot/domain/paths';
import type { Profile } from '@lumashot/domain/profile/profile';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { JobQueue, Started, StartedJob, StartRequest } from '../../../usecases/jobs/ports.ts';
import type { TaskOrder } from '../../../usecases/tasks/ports.ts';
import { fillPlaces, placedFields } from '../../../usecases/jobs/steps.ts';
import { atomically, type GuardedBatch } from '../atomically.ts';
import {
  groupRef,
  jobRef,
  ownerFrom,
  ownerRef,
  readWaiting,
  rowFrom,
  writeJobs,
  type ReadRow,
} from './jobDocuments.ts';
import { newItemId } from './jobReserve.ts';
import { newStamps } from '../newStamps.ts';

interface StartDocuments {
  readonly known: readonly DocumentSnapshot[];
  readonly owner: DocumentSnapshot | undefined;
  readonly waiting: readonly ReadRow[];
}

/** Holds for pictures that may wait: all of them, or none. */
export const jobStart = (db: Firestore): Pick<JobQueue, 'start'> => ({
  start(request) {
    const { uid, requestId, count, now } = request;
    const jobIds = Array.from({ length: count }, (_, index) => jobIdOf({ uid, requestId, index }));
    // Chosen before the first try: they tell our own write, whose answer was lost, from another's.
    const itemIds = jobIds.map(() => newItemId(db));
    return atomically<Started, StartDocuments>(db, {
      read: async () => {
        const [owner, ...known] = await db.getAll(
          ownerRef(db, uid),
          ...jobIds.map((jobId) => jobRef(db, jobId)),
        );
        return { owner, known, waiting: await waitingBefore(db, owner, now) };
      },
      decide: ({ known, owner, waiting }, batch) => {
        const profile = owner?.exists === true ? ownerFrom(owner) : null;
        if (known[0]?.exists === true) return knownAnswer({ request, known, profile, itemIds });
        if (owner === undefined || profile === null) return refused('credits-unverified');
        if (request.refusal !== null) return { kind: 'refused', refusal: request.refusal };
        const unable = queueRefusal(profile, request);
        if (unable !== null) return { kind: 'refused', refusal: unable };

        // Those that wait already come first.
        const before = fillPlaces(profile, { waiting, now });
        writeJobs(batch, { rows: waiting, writes: before.writes });
        const states = statesOf(request, { ...profile, ...before.counters });
        const counters = states.reduce<JobCounters>(
          (sum, to) => countersAfter(sum, { cost: request.cost, from: null, to }),
          before.counters,
        );
        const stamps = newStamps();
        const jobs = states.map((state, index): StartedJob => {
          const [jobId, itemId] = [jobIds[index] ?? '', itemIds[index] ?? ''];
          batch.create(jobRef(db, jobId), {
            ...newJob(request, { index, itemId, state }),
            ...stamps,
          });
          return { jobId, itemId, state };
        });
        addGroup(db, batch, request);
        batch.update(owner, { ...counters, updated_at: FieldValue.serverTimestamp() });
        return {
          kind: 'started',
          groupId: groupOf(request),
          jobs,
          creditsAvailable: availableCredits({ ...profile, ...counters }),
          tasks: [...before.tasks, ...tasksOf(jobs, request)],
        };
      },
    });
  },
});

/** Read only where a place is free although somebody waits: a plan that grew leaves that for a moment, and what is deferred. */
async function waitingBefore(
  db: Firestore,
  owner: DocumentSnapshot | undefined,
  now: Date,
): Promise<readonly ReadRow[]> {
  if (owner?.exists !== true) return [];
  const profile = ownerFrom(owner);
  const limit = Math.min(profile.jobs_waiting, freePlaces(profile, now));
  return readWaiting(db, { uid: owner.id, limit, now });
}

/** The first ones take what places those that are due have left; the others wait. */
function statesOf(request: StartRequest, owner: Profile): readonly OpenState[] {
  const { count, now, drawNow } = request;
  const free = freePlaces(owner, now);
  const placed = drawNow && count === 1 ? 'running' : 'queued';
  return Array.from({ length: count }, (_, index) => (index < free ? placed : 'waiting'));
}

const groupOf = ({ uid, requestId, count }: StartRequest): string | null =>
  count === 1 ? null : groupIdOf({ uid, requestId });

function newJob(
  request: StartRequest,
  { index, itemId, state }: { index: number; itemId: string; state: OpenState },
): Omit<Job, 'created_at' | 'updated_at'> & object {
  const { now, uid, requestId, requestHash, operation, cost } = request;
  const isDrawnNow = state === 'running';
  return {
    user_id: uid,
    request_id: requestId,
    request_hash: requestHash,
    operation,
    item_id: itemId,
    cost,
    state: isDrawnNow ? 'running' : 'waiting',
    lease_expires_at: new Date(now.getTime() + JOB_LEASE_MS),
    lane: isDrawnNow ? 'now' : 'queue',
    engine: request.engine,
    shape: request.shape,
    group_id: groupOf(request),
    count_index: index,
    label: request.label,
    input: { ...request.input },
    profile_photo_url: request.profilePhoto,
    input_expires_at: null,
    attempt: 1,
    sends: 0,
    queued_at: null,
    started_at: isDrawnNow ? now : null,
    ended_at: null,
    deferred_until: null,
    notify: request.notify,
    ...(state === 'queued' ? placedFields({ sends: 0 }, now) : {}),
  };
}

function addGroup(db: Firestore, batch: GuardedBatch, request: StartRequest): void {
  const groupId = groupOf(request);
  if (groupId === null) return;
  const { uid, count, notify } = request;
  batch.create(groupRef(db, groupId), {
    user_id: uid,
    size: count,
    done: 0,
    failed: 0,
    cancelled: 0,
    notify,
    ...newStamps(),
  });
}

const tasksOf = (jobs: readonly StartedJob[], { engine }: StartRequest): readonly TaskOrder[] =>
  jobs
    .filter(({ state }) => state === 'queued')
    .map(({ jobId }) => ({ jobId, engine, attempt: 1, sends: 1 }));

const refused = (reason: 'request-reused' | 'credits-unverified'): Started => ({
  kind: 'refused',
  refusal: { reason },
});

/** The same id again: as things stand now. Ours whose answer was lost is still ours to draw. */
function knownAnswer({
  request,
  known,
  profile,
  itemIds,
}: {
  request: StartRequest;
  known: readonly DocumentSnapshot[];
  profile: Profile | null;
  itemIds: readonly string[];
}): Started {
  const rows = known.filter(({ exists }) => exists).map(rowFrom);
  if (rows.some(({ job }) => job.request_hash !== request.requestHash)) {
    return refused('request-reused');
  }
  const jobs = rows.map(({ id, job }) => ({ jobId: id, itemId: job.item_id, state: job.state }));
  const isOurs = jobs[0]?.itemId === itemIds[0];
  return {
    kind: isOurs ? 'started' : 'known',
    groupId: rows[0]?.job.group_id ?? null,
    jobs,
    creditsAvailable: profile === null ? 0 : availableCredits(profile),
    tasks: isOurs ? tasksOf(jobs, request) : [],
  };
}
