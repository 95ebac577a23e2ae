import * as logger from 'firebase-functions/logger';
import { logContext } from './logContext.ts';
import { logEntry, type LogFields, type Severity } from './logEntry.ts';

/** The only writer of the log. The SDK adds the trace of the request (`logging.googleapis.com/trace`). */
const writer =
  (severity: Severity) =>
  (message: string, fields: LogFields = {}): void =>
    logger.write(logEntry({ severity, message }, fields, logContext()));

export const log = {
  info: writer('INFO'),
  warn: writer('WARNING'),
  error: writer('ERROR'),
} as const;
