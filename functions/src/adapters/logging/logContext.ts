import { AsyncLocalStorage } from 'node:async_hooks';

/** What all lines of one call or task have in common. */
export interface LogContext {
  /** Name of the function that is called. */
  readonly call?: string;
  /** Raw: only its hash is written (logEntry.ts). */
  readonly uid?: string;
  readonly requestId?: string;
}

const contexts = new AsyncLocalStorage<LogContext>();

/** Every line that is written during `run`, however deep, carries the context. */
export const inLogContext = <T>(context: LogContext, run: () => T): T =>
  contexts.run({ ...contexts.getStore(), ...context }, run);

export const logContext = (): LogContext => contexts.getStore() ?? {};
