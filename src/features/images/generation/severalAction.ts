import type { CallInput } from '@lumashot/domain/calls/calls';
import { USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import type { OPERATIONS, OperationName } from '@lumashot/domain/operations/operations';
import { succeed, type Result } from '@lumashot/domain/result';
import type { ToastContent } from '#app/components/toasts/showToast.ts';
import { expectJobs } from '#app/session/jobs/expectedJobs.ts';
import { startGeneration } from '#app/session/jobs/jobActions.ts';
import { SEVERAL_TEXTS } from '#app/texts/images.ts';
import type { PendingRequest } from './paidAction.ts';
import { definePaidAction } from './usePaidAction.ts';

/** So many pictures of what a form asks for. */
export interface Several<Input> {
  readonly wish: Input;
  readonly count: number;
  /** Square unless said otherwise. */
  readonly shape?: ShapeId;
}

export interface SeveralReply {
  readonly creditsRemaining: number;
}

export type CallOf<K extends OperationName> = Omit<
  CallInput<(typeof OPERATIONS)[K]['call']>,
  'requestId'
>;

interface Definition<Input, K extends OperationName> {
  readonly operation: K;
  /** Uploads first, then `start` with what the operation's own call would be asked. */
  readonly send: (
    request: PendingRequest<Input>,
    start: (input: CallOf<K>) => Promise<Result<SeveralReply>>,
  ) => Promise<Result<SeveralReply>>;
  readonly costOf: (input: Input) => number;
  readonly tooFewCredits?: ToastContent;
}

/** The way of a form's pictures through the queue: the form is free again as soon as they have begun. */
export const defineSeveral = <Input, K extends OperationName>({
  operation,
  send,
  costOf,
  ...texts
}: Definition<Input, K>) =>
  definePaidAction<Several<Input>, SeveralReply>({
    isOnlyStarted: true,
    send: ({ uid, requestId, input: { wish, count, shape = USUAL_SHAPE } }) =>
      send({ uid, requestId, input: wish }, async (input) => {
        const started = await startGeneration({
          requestId,
          operation,
          input,
          count,
          shape,
          notify: true,
        });
        if (!started.ok) return started;
        const { jobs, creditsAvailable } = started.value;
        expectJobs(
          uid,
          jobs.map(({ jobId }) => jobId),
        );
        return succeed({ creditsRemaining: creditsAvailable });
      }),
    costOf: ({ wish, count }) => count * costOf(wish),
    success: (creditsRemaining, { count }) => SEVERAL_TEXTS.started(count)(creditsRemaining),
    ...texts,
  });
