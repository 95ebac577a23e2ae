import { CALLS } from '@lumashot/domain/calls/calls';
import { firestoreRateLimits } from '../adapters/firestore/rateLimits.ts';
import { firestore } from '../adapters/services.ts';
import { FUNCTION_OPTIONS } from '../config.ts';
import { defineCall } from '../edge/defineCall.ts';
import { createFloodGuard } from '../edge/floodGuard.ts';
import { PUSH_SECRETS } from '../pushConfig.ts';
import { registerPush as run } from '../usecases/notices/pushCalls.ts';
import { pushCallPorts } from '../wiring/noticePorts.ts';

/** From now on this browser of the caller is told when something is ready. Idempotent. */
export const registerPush = defineCall({
  name: 'registerPush',
  schemas: CALLS.registerPush,
  options: { ...FUNCTION_OPTIONS.quick, secrets: PUSH_SECRETS },
  failure: { reason: 'unexpected' },
  flood: createFloodGuard({
    limit: 'push',
    shared: () => firestoreRateLimits(firestore()),
    now: () => Date.now(),
  }),
  run: ({ uid }, device) => run({ uid, device }, pushCallPorts()),
});
