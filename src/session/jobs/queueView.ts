import { isOpen } from '@lumashot/domain/jobs/states';
import { ATTEMPTS_MOST } from '@lumashot/domain/jobs/limits';
import type { JobWithId } from '../../firebase/documents/jobs.ts';

/** How far an open job has come, as a person is told. */
export type Progress =
  /** Behind so many others of the same user. */
  | { readonly kind: 'waiting'; readonly before: number }
  | { readonly kind: 'starting' }
  | { readonly kind: 'developing'; readonly since: Date }
  /** The engine was busy: the next attempt, of at most so many. */
  | { readonly kind: 'again'; readonly attempt: number; readonly most: number }
  /** The day's budget of hosted models is spent: nothing is drawn before. */
  | { readonly kind: 'deferred'; readonly until: Date };

export interface QueueEntry {
  readonly job: JobWithId;
  readonly progress: Progress;
}

export interface QueueView {
  /** Those with a place first, then those that wait, each the oldest first. */
  readonly entries: readonly QueueEntry[];
  readonly developing: number;
  readonly waiting: number;
  /** Credits that are held for all of them. */
  readonly held: number;
}

/** What a list of open jobs says. All of it stands in the documents: nothing is counted along. */
export function queueView(jobs: readonly JobWithId[]): QueueView {
  const open = jobs.filter(({ state }) => isOpen(state)).toSorted(byAge);
  const waiting = open.filter(({ state }) => state === 'waiting');
  const placed = open.filter(({ state }) => state !== 'waiting');
  return {
    entries: [
      ...placed.map((job) => ({ job, progress: progressOf(job) })),
      ...waiting.map((job, at) => ({ job, progress: waitingOf(job, waiting.slice(0, at)) })),
    ],
    developing: placed.length,
    waiting: waiting.length,
    held: open.reduce((sum, { cost }) => sum + cost, 0),
  };
}

/** What waits for its time is passed over by those behind it. */
const waitingOf = ({ deferred_until: until }: JobWithId, older: readonly JobWithId[]): Progress =>
  until === null
    ? {
        kind: 'waiting',
        before: older.filter(({ deferred_until }) => deferred_until === null).length,
      }
    : { kind: 'deferred', until };

/** As the server lets them begin: those of one request have one time, and are told by their names. */
const byAge = (one: JobWithId, other: JobWithId): number =>
  one.created_at.getTime() - other.created_at.getTime() || (one.id < other.id ? -1 : 1);

function progressOf(job: JobWithId): Progress {
  const { state, started_at, created_at, attempt, engine, deferred_until } = job;
  if (state === 'running') return { kind: 'developing', since: started_at ?? created_at };
  // Deferred by an older server, which kept its place.
  if (deferred_until !== null) return { kind: 'deferred', until: deferred_until };
  return attempt > 1
    ? { kind: 'again', attempt, most: ATTEMPTS_MOST[engine] }
    : { kind: 'starting' };
}
