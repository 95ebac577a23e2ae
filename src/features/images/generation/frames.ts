import { USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import type { JobWithId } from '#app/firebase/documents/jobs.ts';
import type { Attempt, GenerationResult } from './paidAction.ts';

/** A picture of the contact sheet: there, or on its way. */
export interface Frame {
  readonly key: string;
  readonly requestId: string;
  /** What was asked for. */
  readonly alt: string;
  readonly atMs: number;
  /** What was asked for, until it is there. */
  readonly shape: ShapeId;
  /** Null: it is being developed. */
  readonly result: GenerationResult | null;
}

/** More stand in the library. */
const FRAMES_MOST = 12;

interface Sources {
  /** Jobs of the form's operation: open ones, and those that ended in this tab. */
  readonly open: readonly JobWithId[];
  readonly ended: readonly JobWithId[];
  /** Pictures whose call has answered by itself. */
  readonly made: readonly Frame[];
  /** The call that has not answered yet. */
  readonly running: Pick<Frame, 'requestId' | 'alt'> | null;
}

/** All that a form has been asked for, the oldest first; each picture once, however it was heard of. */
export function framesOf({ open, ended, made, running }: Sources): readonly Frame[] {
  const jobs = [...ended.filter(({ state }) => state === 'done'), ...open];
  const frames = new Map(jobs.map((job) => [job.item_id, frameOfJob(job)]));
  for (const frame of made) {
    const { atMs = frame.atMs } = frames.get(frame.key) ?? {};
    frames.set(frame.key, { ...frame, atMs });
  }
  const all = [...frames.values()].toSorted((one, other) => one.atMs - other.atMs);
  if (running !== null && all.every(({ requestId }) => requestId !== running.requestId)) {
    const { requestId, alt } = running;
    all.push({
      key: requestId,
      requestId,
      alt,
      atMs: Infinity,
      shape: USUAL_SHAPE,
      result: null,
    });
  }
  return all.slice(-FRAMES_MOST);
}

function frameOfJob(job: JobWithId): Frame {
  const { item_id, request_id, label, created_at, count_index, shape } = job;
  return {
    key: item_id,
    requestId: request_id,
    alt: label,
    atMs: created_at.getTime() + count_index,
    shape,
    result: job.state === 'done' ? resultOfJob(job) : null,
  };
}

type DoneJob = Extract<JobWithId, { readonly state: 'done' }>;

/** What its own call would have answered. */
export function resultOfJob({ item_id, outcome }: DoneJob): GenerationResult {
  const { image_url, credits_remaining, engine, ignored } = outcome;
  return {
    itemId: item_id,
    mediaUrl: image_url,
    creditsRemaining: credits_remaining,
    engine,
    ignored,
  };
}

/**
 * The frame that is shown large: the chosen one, or of the newest request the first that is there; but
 * none of those that were put away.
 */
export function largeOf(
  frames: readonly Frame[],
  { chosen = null, away = [] }: { chosen?: string | null; away?: readonly string[] } = {},
): Frame | null {
  const kept = frames.find(({ key }) => key === chosen);
  if (kept !== undefined) return kept;
  const shown = frames.filter(({ key }) => !away.includes(key));
  const newest = shown.at(-1);
  if (newest === undefined) return null;
  const together = shown.filter(({ requestId }) => requestId === newest.requestId);
  return together.find(({ result }) => result !== null) ?? newest;
}

/** Of what a form has asked for: nothing yet, or what became of it. */
export type ResultState = Attempt<unknown>['state'] | 'idle';

/** How far the frame that is shown large is; without one, as told. */
export function largeState(large: Frame | null, otherwise: ResultState): ResultState {
  if (large === null) return otherwise;
  return large.result === null ? 'running' : 'done';
}

/** A finished attempt as a frame; null for all others. */
export const frameOfAttempt = <Input>(
  attempt: Attempt<Input> | null,
  altOf: (input: Input) => string,
): Frame | null =>
  attempt?.state === 'done'
    ? {
        key: attempt.result.itemId,
        requestId: attempt.requestId,
        alt: altOf(attempt.input),
        atMs: attempt.finishedAtMs,
        shape: USUAL_SHAPE,
        result: attempt.result,
      }
    : null;
