import { USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import type { Result } from '@lumashot/domain/result';
import { mapResult } from '@lumashot/domain/result';
import { useOpenJobs } from '#app/session/RunningJobsContext.ts';
import type { PaidAction } from './paidAction.ts';
import type { Several, SeveralReply } from './severalAction.ts';
import { usePaidAction, type OwnPaidAction } from './usePaidAction.ts';

interface DeskActions<Input> {
  readonly single: OwnPaidAction<Input>;
  /** What was asked for last. */
  readonly asked: Input | null;
  /** What was asked for is on its way to the server: from then on the form is free. */
  readonly isSending: boolean;
  /** Resolves to `made` with a picture, to `begun` where it will come by the queue, else to null. */
  readonly run: (
    input: Result<Input>,
    count: number,
    shape?: ShapeId,
  ) => Promise<'made' | 'begun' | null>;
}

/**
 * One square picture is drawn by the operation's own call, which answers with it; several, other shapes,
 * and one more while others are developed, go through the queue.
 */
export function useDeskActions<Input>(
  singleAction: PaidAction<Input>,
  severalAction: PaidAction<Several<Input>, SeveralReply>,
): DeskActions<Input> {
  const single = usePaidAction(singleAction);
  const several = usePaidAction(severalAction);
  const open = useOpenJobs();
  const requestId = single.attempt?.requestId;
  const isReserved = open.some((job) => job.request_id === requestId);
  // The listener hears later than the call answers: a picture that is here is not being developed any more.
  const hasOthers =
    single.attempt?.state === 'done'
      ? open.some((job) => job.request_id !== requestId)
      : open.length > 0;
  return {
    single,
    asked: several.attempt?.input.wish ?? single.attempt?.input ?? null,
    isSending: several.isRunning || (single.isRunning && !isReserved),
    run: async (input, count, shape = USUAL_SHAPE) => {
      const isSquare = shape === USUAL_SHAPE;
      const queued = mapResult(input, (wish) =>
        isSquare ? { wish, count } : { wish, count, shape },
      );
      const isFree = !hasOthers && !single.isRunning && !several.isRepeat(queued);
      // Of a call whose answer was lost the job may be open: the same id again is the same picture.
      if (count === 1 && isSquare && (isFree || single.isRepeat(input))) {
        several.clear();
        return (await single.run(input)) ? 'made' : null;
      }
      if (single.attempt?.state === 'done') single.clear();
      return (await several.run(queued)) ? 'begun' : null;
    },
  };
}
