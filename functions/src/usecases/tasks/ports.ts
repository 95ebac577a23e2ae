import type { EngineId } from '@lumashot/domain/imaging/engineId';

/** A task that a worker shall be sent: its three numbers are its name, so that none is sent twice. */
export interface TaskOrder {
  readonly jobId: string;
  readonly engine: EngineId;
  readonly attempt: number;
  readonly sends: number;
}

export interface TaskSender {
  /** Throws when it could not be sent. One of that name that is there already is fine. */
  send(order: TaskOrder, options?: { readonly delayMs: number }): Promise<void>;
}

/** Told of what goes wrong beside a job: the sweeper comes back to it. */
export interface TaskLog {
  notSent(event: { jobId: string; error: unknown }): void;
}
