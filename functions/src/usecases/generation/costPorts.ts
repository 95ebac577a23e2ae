import type { Refusal } from '@lumashot/domain/errors';
import type { ModelUse } from '@lumashot/domain/imaging/engine';
import type { OperationName } from '@lumashot/domain/operations/operations';

/** What hosted models cost us, and whether the day has room for more. */
export interface ModelCosts {
  /** Null: there is room. Pictures that are being drawn do not count yet. */
  refusal(request: { now: Date }): Promise<Refusal | null>;
  /** Adds to the job and to its day, once an attempt. */
  record(request: {
    jobId: string;
    attempt: number;
    operation: OperationName;
    uses: readonly ModelUse[];
    now: Date;
  }): Promise<void>;
}

export interface CostLog {
  passed(event: {
    bound: 'alert' | 'limit';
    day: string;
    alertMicros: number;
    limitMicros: number;
  }): void;
}
