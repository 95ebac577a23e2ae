import { holdsPlace, isOpen, type JobState } from './states.ts';

/** What a profile keeps of its owner's jobs, so that one read decides. */
export interface JobCounters {
  /** Always the cost of all open jobs. */
  readonly credits_held: number;
  /** Always the number of those that have a place. */
  readonly jobs_running: number;
  /** Always the number of those that wait for one. */
  readonly jobs_waiting: number;
}

interface Move {
  readonly cost: number;
  /** Null: the job is made now. */
  readonly from: JobState | null;
  readonly to: JobState;
}

const facts = (state: JobState | null) => ({
  held: state !== null && isOpen(state) ? 1 : 0,
  placed: state !== null && holdsPlace(state) ? 1 : 0,
  waiting: state === 'waiting' ? 1 : 0,
});

/** The one place that says what a job's move does to its owner's counters. */
export function countersAfter(counters: JobCounters, { cost, from, to }: Move): JobCounters {
  const [before, after] = [facts(from), facts(to)];
  return {
    credits_held: counters.credits_held + cost * (after.held - before.held),
    jobs_running: counters.jobs_running + after.placed - before.placed,
    jobs_waiting: counters.jobs_waiting + after.waiting - before.waiting,
  };
}

/** Only the counters of something that has more. */
export const countersOf = ({ credits_held, jobs_running, jobs_waiting }: JobCounters) => ({
  credits_held,
  jobs_running,
  jobs_waiting,
});
