import { CLIENT_ERROR_SHARES, type ClientError } from '@lumashot/domain/calls/clientError';
import { scrubStack, scrubText } from '@lumashot/domain/calls/scrubText';
import { refuse, succeed, type Result } from '@lumashot/domain/result';
import { addressKey } from './addressKey.ts';
import type { SharedLimits } from '../ports.ts';

export interface ClientErrorLog {
  /** `share`: of how many such errors one is told. */
  reported(event: ClientError & { readonly share: number }): void;
}

export interface ClientErrorPorts {
  readonly rateLimits: SharedLimits;
  /** Keys the hash of the address: the address itself is not kept. */
  readonly salt: string;
  readonly log: ClientErrorLog;
  readonly now: () => Date;
}

/**
 * What went wrong in somebody's browser, into our own log. Anybody can call this, so it is counted by
 * network and in all, and scrubbed whatever the app has scrubbed before.
 */
export async function reportClientError(
  { address, error }: { readonly address: string; readonly error: ClientError },
  { rateLimits, salt, log, now }: ClientErrorPorts,
): Promise<Result<Record<string, never>>> {
  const key = addressKey(address, salt);
  const isAdmitted = await rateLimits.admitsAll({
    counts: [
      { limit: 'clientErrors', key },
      { limit: 'clientErrorsOfAll', key: 'all' },
    ],
    now: now(),
  });
  if (!isAdmitted) return refuse({ reason: 'rate-limited' });
  log.reported({
    ...error,
    name: scrubText(error.name),
    message: scrubText(error.message),
    stack: scrubStack(error.stack),
    share: CLIENT_ERROR_SHARES[error.kind],
  });
  return succeed({});
}
