import type { OperationName } from '@lumashot/domain/operations/operations';

/** Which attempt at which job, and who makes it: a call itself or a worker of the queue. */
export interface AttemptFacts {
  readonly jobId: string;
  readonly operation: OperationName;
  readonly lane: 'now' | 'queue';
  readonly attempt: number;
}

/** One named function an event; ids and times only, never prompts or addresses. */
export interface GenerationLog {
  settled(
    event: AttemptFacts & {
      settlement: string;
      costMicros: number;
      drawMs: number;
      totalMs: number;
    },
  ): void;
  /** The engine has said no, or could not; what it cost all the same. */
  notDrawn(event: AttemptFacts & { failure: string; costMicros: number; drawMs: number }): void;
  prepareFailed(event: AttemptFacts & { error: unknown }): void;
  drawFailed(event: AttemptFacts & { error: unknown }): void;
  costNotKept(event: AttemptFacts & { costMicros: number; error: unknown }): void;
  saveFailed(event: AttemptFacts & { error: unknown }): void;
  releaseFailed(event: { jobId: string; error: unknown }): void;
  removeFailed(event: { jobId: string; error: unknown }): void;
}
