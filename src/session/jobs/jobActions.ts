import type { CallInput, CallReply } from '@lumashot/domain/calls/calls';
import type { ErrorReason, Refusal } from '@lumashot/domain/errors';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { callFunction } from '../../firebase/calls/callFunction.ts';

/**
 * What a person can do with jobs. Each answers with a value; what becomes of the jobs is heard from
 * `useOpenJobs`, in this tab and in every other one.
 *
 * A form makes a request id (`crypto.randomUUID()`) once an attempt and keeps it until it has an
 * answer: after `unreachable` the same id again is the same pictures, and sends a lost task again.
 * `state` of a started job may be `done` or `failed` already: a single picture of the preview engine
 * is drawn before the answer comes.
 */
export type StartRequest = CallInput<'startGeneration'>;
export type Started = CallReply<'startGeneration'>;

/** Holds the credits of all of them, or refuses: `queue-full`, `insufficient-credits`, ... */
export const startGeneration = (request: StartRequest): Promise<Result<Started>> =>
  callFunction('startGeneration', request);

/** One to four more of what that picture was asked for. */
export const remakeItem = (request: CallInput<'remakeItem'>): Promise<Result<Started>> =>
  callFunction('remakeItem', request);

/** One to four variations of that picture. */
export const varyItem = (request: CallInput<'varyItem'>): Promise<Result<Started>> =>
  callFunction('varyItem', request);

/**
 * After these nobody here knows whether the server has done it. The same request id again returns what it
 * did: a new one could cost twice.
 */
const OPEN_OUTCOMES: readonly ErrorReason[] = ['unreachable', 'unexpected', 'request-running'];

export const isOpenOutcome = ({ reason }: Refusal): boolean => OPEN_OUTCOMES.includes(reason);

/** Asks again for what a failed or cancelled job was asked for, within a day; else `job-missing`. */
export const retryJob = (request: CallInput<'retryJob'>): Promise<Result<Started>> =>
  callFunction('retryJob', request);

type CancelReply = CallReply<'cancelJobs'>['jobs'][number];

/**
 * Cancels one. Succeeds with the state that it is in now: `cancelled`, or `done` when the picture came
 * first (it is in the library, and paid). Refuses with `cancel-limit` or `job-missing`.
 */
export async function cancelJob(jobId: string): Promise<Result<NonNullable<CancelReply['state']>>> {
  const reply = await callFunction('cancelJobs', { jobIds: [jobId] });
  if (!reply.ok) return reply;
  const [job] = reply.value.jobs;
  if (job === undefined || job.state === null) return refuse({ reason: 'job-missing' });
  return job.refusal === null ? succeed(job.state) : refuse({ reason: job.refusal });
}

/** Cancels all that have no place yet. Succeeds with how many that were. */
export async function cancelWaiting(): Promise<Result<number>> {
  const reply = await callFunction('cancelJobs', { waiting: true });
  if (!reply.ok) return reply;
  return succeed(reply.value.jobs.filter(({ state }) => state === 'cancelled').length);
}
