import * as logger from 'firebase-functions/logger';
import { detailOf } from './detailOf.ts';

export const callLog = {
  /** An outage or a bug behind a call: the caller got a coded error. */
  failed: ({ name, error }: { name: string; error: unknown }): void =>
    logger.error('call failed', {
      name,
      error: detailOf(error),
    }),
};
