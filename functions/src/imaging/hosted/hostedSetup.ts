import type { DrawFailure } from '@lumashot/domain/imaging/engine';
import type { OperationName } from '@lumashot/domain/operations/operations';
import type { ModelChoice } from './modelChoice.ts';

/** One event: what failed where, never prompts, keys or a provider's words. */
export interface HostedLog {
  failed(
    event: ModelChoice & {
      readonly operation: OperationName;
      readonly failure: DrawFailure;
      readonly cause: string;
    },
  ): void;
}

/** All that the hosted engine needs to know. Types only: nothing here loads an SDK. */
export interface HostedSetup {
  readonly choice: ModelChoice;
  readonly apiKey: string;
  /** Of a stand-in or a proxy; null for the provider itself. */
  readonly baseUrl: string | null;
  readonly log: HostedLog;
}
