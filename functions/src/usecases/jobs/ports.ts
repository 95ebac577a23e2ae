import type { ShapeId } from '@lumashot/domain/catalog/shapes';
import type { ErrorReason, Refusal } from '@lumashot/domain/errors';
import type { EngineId } from '@lumashot/domain/imaging/engineId';
import type { JobCounters } from '@lumashot/domain/jobs/counters';
import type { Job } from '@lumashot/domain/jobs/job';
import type { JobState } from '@lumashot/domain/jobs/states';
import type { OperationName } from '@lumashot/domain/operations/operations';
import type { TaskOrder } from '../tasks/ports.ts';

export interface StartRequest {
  readonly uid: string;
  readonly requestId: string;
  readonly requestHash: string;
  readonly operation: OperationName;
  readonly engine: EngineId;
  /** Of one picture. */
  readonly cost: number;
  readonly count: number;
  readonly shape: ShapeId;
  readonly label: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The face photo that they are made of. */
  readonly profilePhoto: string | null;
  readonly notify: boolean;
  /** Whether a single picture that finds a place is drawn by the call itself. */
  readonly drawNow: boolean;
  /** Why nothing new is taken; jobs that are there answer first. */
  readonly refusal: Refusal | null;
  readonly now: Date;
}

export interface StartedJob {
  readonly jobId: string;
  readonly itemId: string;
  readonly state: JobState;
}

export type Started =
  | {
      readonly kind: 'started' | 'known';
      readonly groupId: string | null;
      readonly jobs: readonly StartedJob[];
      readonly creditsAvailable: number;
      readonly tasks: readonly TaskOrder[];
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface ClaimedJob {
  readonly jobId: string;
  readonly job: Job;
}

export type Claim =
  | ({ readonly kind: 'claimed' } & ClaimedJob)
  | { readonly kind: 'spent' }
  | { readonly kind: 'dropped' };

export type Cancellation =
  | { readonly kind: 'missing' }
  /** It was being drawn, and that may not be ended. */
  | { readonly kind: 'kept' }
  /** As it is now, by this or before. */
  | { readonly kind: 'ended'; readonly state: JobState; readonly tasks: readonly TaskOrder[] };

/** What waits and what is on its way, beside the ledger's own steps: each method one atomic step. */
export interface JobQueue {
  /** Holds the cost of all of them or of none; those that find no place wait. */
  start(request: StartRequest): Promise<Started>;
  claim(request: { jobId: string; now: Date }): Promise<Claim>;
  /** Back into the queue; null when this attempt may not be followed by another. */
  again(request: { jobId: string; attempt: number; now: Date }): Promise<TaskOrder | null>;
  /**
   * Lets it wait until then, and gives its place to whoever is next: their tasks. Null: the attempt is none of the caller's
   * any more.
   */
  defer(request: {
    jobId: string;
    attempt: number;
    until: Date;
    now: Date;
  }): Promise<readonly TaskOrder[] | null>;
  /** Another attempt for a job whose worker is gone; null when there may be none. */
  revive(request: { jobId: string; now: Date }): Promise<TaskOrder | null>;
  /** Null when its task is not lost. */
  resend(request: { jobId: string; now: Date }): Promise<TaskOrder | null>;
  cancel(request: {
    uid: string;
    jobId: string;
    /** Whether one may be ended that is drawn all the same (`isDrawnAllTheSame`). */
    mayStopDrawing: boolean;
    now: Date;
  }): Promise<Cancellation>;
  /** Gives free places to those that wait and are due. `stuck`: they wait for nothing, for nothing is drawn for this user. */
  advance(request: {
    uid: string;
    now: Date;
  }): Promise<{ readonly tasks: readonly TaskOrder[]; readonly stuck: ErrorReason | null }>;
  read(jobId: string): Promise<Job | null>;
  /** Calls back once, when the job is no longer this attempt's to draw. Returns what ends the watching. */
  watch(request: { jobId: string; attempt: number }, onLost: () => void): () => void;
  /** The ids of a user's waiting jobs, the oldest first. */
  waiting(request: { uid: string; limit: number }): Promise<readonly string[]>;
  /** Jobs whose task seems lost; of one user, or of all. */
  lost(request: { now: Date; limit: number; uid?: string }): Promise<readonly string[]>;
  /** Jobs that have waited too long. */
  overdue(request: { now: Date; limit: number }): Promise<readonly string[]>;
  /** Everybody who has waiting jobs. */
  waitingOwners(): AsyncIterable<string>;
  /** Forgets the words of what ended jobs were asked for, when their time is over. Returns how many. */
  forgetInputs(request: { now: Date; limit: number }): Promise<number>;
}

/** A profile's counters of open jobs, which every move of a job keeps; here they are held against the jobs. */
export interface JobCounterStore {
  /** Whoever has a counter that is not zero, and a profile that has not changed since. */
  countedOwners(request: { unchangedSince: Date }): AsyncIterable<string>;
  /** Sets the counters to what the open jobs say. Null: they said so already, or there is no profile. */
  repair(
    uid: string,
  ): Promise<{ readonly before: JobCounters; readonly after: JobCounters } | null>;
}
