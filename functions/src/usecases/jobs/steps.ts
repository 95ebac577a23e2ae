import { freePlaces } from '@lumashot/domain/credits/reserve';
import type { ErrorReason } from '@lumashot/domain/errors';
import { countersAfter, countersOf, type JobCounters } from '@lumashot/domain/jobs/counters';
import type { GenerationGroup } from '@lumashot/domain/jobs/group';
import type { Job, JobOutcome } from '@lumashot/domain/jobs/job';
import {
  ATTEMPTS_MOST,
  INPUT_KEPT_MS,
  QUEUE_TIMES_MS,
  TASK_LOST_MS,
} from '@lumashot/domain/jobs/limits';
import { stateAfter, type EndedState, type JobState } from '@lumashot/domain/jobs/states';
import type { Profile } from '@lumashot/domain/profile/profile';
import type { TaskOrder } from '../tasks/ports.ts';

/**
 * What each step of a job writes, decided from documents alone: Firestore's store and the one that
 * tests keep in memory commit the same decisions.
 */
export interface JobRow {
  readonly id: string;
  readonly job: Job;
}

/** Fields of a job that a step writes. */
export type JobFields = Partial<Omit<Job, 'state'>> & {
  readonly state?: JobState;
  readonly outcome?: JobOutcome;
  readonly failure?: ErrorReason;
  readonly has_leftovers?: boolean;
};

export interface JobWrite {
  readonly id: string;
  readonly fields: JobFields;
}

/** Jobs that get a place, and the tasks to send when that is committed. */
export interface Placement {
  readonly counters: JobCounters;
  readonly writes: readonly JobWrite[];
  readonly tasks: readonly TaskOrder[];
}

export const taskOf = ({ id, job }: JobRow, fields: JobFields = {}): TaskOrder => {
  const { engine, attempt, sends } = { ...job, ...fields };
  return { jobId: id, engine, attempt, sends };
};

type Owner = Pick<Profile, keyof JobCounters> & Parameters<typeof freePlaces>[0];

/** Whether it may have a place: one that was deferred has a time before which nothing is drawn of it. */
export const isDue = ({ deferred_until: until }: Job, now: Date): boolean =>
  until === null || until.getTime() <= now.getTime();

/** Gives the places that are free to those that wait and are due, in the order given. */
export function fillPlaces(
  owner: Owner,
  { waiting, now }: { waiting: readonly JobRow[]; now: Date },
): Placement {
  const due = waiting.filter(({ job }) => isDue(job, now));
  const promoted = due.slice(0, freePlaces(owner, now));
  const writes = promoted.map(({ id, job }) => ({ id, fields: placedFields(job, now) }));
  return {
    counters: promoted.reduce<JobCounters>(
      (counters, { job: { cost } }) =>
        countersAfter(counters, { cost, from: 'waiting', to: 'queued' }),
      countersOf(owner),
    ),
    writes,
    tasks: promoted.map((row) => taskOf(row, placedFields(row.job, now))),
  };
}

/** Of a job that gets a place: a task is on its way, under a name that no earlier place has used. */
export const placedFields = ({ sends }: Pick<Job, 'sends'>, now: Date) =>
  ({
    state: 'queued',
    queued_at: now,
    sends: sends + 1,
    deferred_until: null,
  }) as const satisfies JobFields;

export type JobEnding =
  | { readonly to: 'done'; readonly outcome: JobOutcome }
  | { readonly to: 'failed'; readonly failure: ErrorReason; readonly hasLeftovers: boolean }
  | { readonly to: 'cancelled' };

export interface EndDocuments extends JobRow {
  readonly owner: Owner;
  readonly group: GenerationGroup | null;
  /** The owner's oldest waiting jobs that are due, as many as could get a place now. */
  readonly waiting: readonly JobRow[];
}

/** How many places are free for others once this job has none: so many waiting ones are read. */
export function placesAfter(
  { job, owner }: Pick<EndDocuments, 'job' | 'owner'>,
  now: Date,
): number {
  const counters = countersAfter(owner, { cost: job.cost, from: job.state, to: 'failed' });
  return Math.min(counters.jobs_waiting, freePlaces({ ...owner, ...counters }, now));
}

/** Ends an open job, and gives its place to whoever has waited longest. */
export function endJob(
  { id, job, owner, group, waiting }: EndDocuments,
  ending: JobEnding,
  now: Date,
): Placement & { readonly group: Partial<Record<EndedState, number>> | null } {
  const counters = countersAfter(owner, { cost: job.cost, from: job.state, to: ending.to });
  const others = waiting.filter((row) => row.id !== id);
  const filled = fillPlaces({ ...owner, ...counters }, { waiting: others, now });
  return {
    ...filled,
    writes: [{ id, fields: endFields(job, ending, now) }, ...filled.writes],
    group: group === null ? null : { [ending.to]: group[ending.to] + 1 },
  };
}

function endFields(job: Job, ending: JobEnding, now: Date): JobFields {
  const input_expires_at = new Date(now.getTime() + INPUT_KEPT_MS);
  const ended = { state: ending.to, ended_at: now, deferred_until: null, input_expires_at };
  switch (ending.to) {
    case 'done':
      return {
        ...ended,
        outcome: ending.outcome,
        input: null,
        has_leftovers: mayHaveLeft(job),
      };
    case 'failed':
      return {
        ...ended,
        failure: ending.failure,
        has_leftovers: ending.hasLeftovers || mayHaveLeft(job),
      };
    case 'cancelled':
      // Whoever draws it may have stored something already.
      return {
        ...ended,
        has_leftovers: job.state === 'running' || mayHaveLeft(job),
      };
  }
}

/** An earlier attempt's worker may have died after it had stored the picture. */
const mayHaveLeft = ({ attempt }: Job): boolean => attempt > 1;

export type ClaimStep =
  | { readonly kind: 'claimed'; readonly fields: JobFields & { readonly attempt: number } }
  /** Somebody had it and is gone, and nobody may try again. */
  | { readonly kind: 'spent' }
  /** It has ended, is being drawn, waits for a place, or is not due yet. */
  | { readonly kind: 'dropped' };

/** What a worker may do with the job that its task names. A task may come twice, late, or never. */
export function claimStep(job: Job, now: Date): ClaimStep {
  const at = now.getTime();
  if (job.lane !== 'queue' || stateAfter(job.state, 'claim') === null) return { kind: 'dropped' };
  if (job.state === 'running') {
    if (job.lease_expires_at.getTime() > at) return { kind: 'dropped' };
    if (job.attempt >= ATTEMPTS_MOST[job.engine]) return { kind: 'spent' };
  } else if ((job.queued_at?.getTime() ?? 0) > at) {
    return { kind: 'dropped' };
  }
  return {
    kind: 'claimed',
    fields: {
      state: 'running',
      attempt: job.state === 'running' ? job.attempt + 1 : job.attempt,
      started_at: now,
      deferred_until: null,
      lease_expires_at: new Date(at + QUEUE_TIMES_MS[job.engine].lease),
    },
  };
}

/** Back into the queue for another attempt; null where that is none of this worker's, or the last was made. */
export function againStep(
  job: Job,
  { attempt, now }: { attempt: number; now: Date },
): JobFields | null {
  if (!isOwnAttempt(job, attempt) || job.lane !== 'queue') return null;
  if (attempt >= ATTEMPTS_MOST[job.engine]) return null;
  return { state: 'queued', attempt: attempt + 1, sends: job.sends + 1, queued_at: now };
}

/**
 * Waits until then, and gives its place to whoever is next: what needs no model is drawn meanwhile. Null where the
 * attempt is none of this worker's.
 */
export function deferJob(
  { id, job, owner, waiting }: Omit<EndDocuments, 'group'>,
  { attempt, until, now }: { attempt: number; until: Date; now: Date },
): Placement | null {
  if (!isOwnAttempt(job, attempt) || job.lane !== 'queue') return null;
  const counters = countersAfter(owner, { cost: job.cost, from: job.state, to: 'waiting' });
  const filled = fillPlaces({ ...owner, ...counters }, { waiting, now });
  const fields = { state: 'waiting', queued_at: null, deferred_until: until } as const;
  return { ...filled, writes: [{ id, fields }, ...filled.writes] };
}

/** For a job whose worker is gone: its next attempt. Null where there is none left. */
export function reviveStep(job: Job, now: Date): JobFields | null {
  const isGone = job.state === 'running' && job.lease_expires_at.getTime() <= now.getTime();
  return isGone ? againStep(job, { attempt: job.attempt, now }) : null;
}

/**
 * Whether the call that draws a job by itself is gone. A worker's is not judged by its lease: it is revived, or has a
 * task to come.
 */
export const isAbandoned = (job: Job, now: Date): boolean =>
  job.state === 'running' && job.lane === 'now' && job.lease_expires_at.getTime() <= now.getTime();

/**
 * Whether cancelling a job spares us nothing: a hosted model is paid for all the same, and a call that draws by itself
 * goes on to its end.
 */
export const isDrawnAllTheSame = ({ state, engine, lane }: Job): boolean =>
  state === 'running' && (engine === 'hosted' || lane === 'now');

/** Another task for a job that has waited for its own too long. */
export const resendStep = (job: Job, now: Date): JobFields | null =>
  job.state === 'queued' && (job.queued_at?.getTime() ?? 0) <= now.getTime() - TASK_LOST_MS
    ? { sends: job.sends + 1, queued_at: now }
    : null;

/** A worker whose lease was over may still be at it: what it writes does not count any more. */
export const isOwnAttempt = (job: Job, attempt: number): boolean =>
  job.state === 'running' && job.attempt === attempt;
