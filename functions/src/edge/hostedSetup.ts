import { HOSTED_MODELS, hostedAccess } from '../config.ts';
import type { Operation } from '../imaging/engine.ts';
import type { HostedSetup } from '../imaging/hosted/hostedSetup.ts';
import { hostedLog } from '../logging/hostedLog.ts';

/** What the configuration says about an operation; null leaves it to the embedded engine. */
export function hostedSetup(operation: Operation): HostedSetup | null {
  const choice = HOSTED_MODELS[operation];
  return choice === null ? null : { choice, ...hostedAccess(choice.provider), log: hostedLog };
}
