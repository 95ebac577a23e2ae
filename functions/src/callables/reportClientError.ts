import { CALLS } from '@lumashot/domain/calls/calls';
import { firestoreRateLimits } from '../adapters/firestore/rateLimits.ts';
import { clientErrorLog } from '../adapters/logging/clientErrorLog.ts';
import { firestore } from '../adapters/services.ts';
import { FUNCTION_OPTIONS, TRIAL_SALT } from '../config.ts';
import { definePublicCall } from '../edge/defineCall.ts';
import { reportClientError as run } from '../usecases/reports/reportClientError.ts';

/** What went wrong in a browser, into our log. */
export const reportClientError = definePublicCall({
  name: 'reportClientError',
  schemas: CALLS.reportClientError,
  options: { ...FUNCTION_OPTIONS.quick, secrets: [TRIAL_SALT] },
  failure: { reason: 'unexpected' },
  run: ({ address }, error) =>
    run(
      { address, error },
      {
        rateLimits: firestoreRateLimits(firestore()),
        salt: TRIAL_SALT.value(),
        log: clientErrorLog,
        now: () => new Date(),
      },
    ),
});
