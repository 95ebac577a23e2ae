import { CALLS } from '@lumashot/domain/calls/calls';
import { firestoreRateLimits } from '../adapters/firestore/rateLimits.ts';
import { firestore } from '../adapters/services.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { createFloodGuard } from '../edge/floodGuard.ts';
import { PUSH_SECRETS } from '../pushConfig.ts';
import { testPush as run } from '../usecases/notices/pushCalls.ts';
import { pushCallPorts } from '../wiring/noticePorts.ts';

/** Tells all devices of the caller something, to see whether it arrives. */
export const testPush = defineCall({
  name: 'testPush',
  schemas: CALLS.testPush,
  options: { ...FUNCTION_OPTIONS.quick, secrets: PUSH_SECRETS },
  failure: { reason: 'unexpected' },
  flood: createFloodGuard({
    limit: 'push',
    shared: () => firestoreRateLimits(firestore()),
    now: () => Date.now(),
  }),
  run: ({ uid }) => run({ uid }, pushCallPorts()),
});
