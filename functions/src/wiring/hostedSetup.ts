import type { OperationName } from '@lumashot/domain/operations/operations';
import { HOSTED_FOR_UNCONFIRMED, HOSTED_MODELS, hostedAccess } from '../config.ts';
import type { HostedSetup } from '../imaging/hosted/hostedSetup.ts';
import { hostedLog } from '../adapters/logging/hostedLog.ts';

/** What the configuration says about an operation; null leaves it to the embedded engine. */
export function hostedSetup(
  operation: OperationName,
  { emailVerified }: { emailVerified: boolean },
): HostedSetup | null {
  if (!emailVerified && !HOSTED_FOR_UNCONFIRMED) return null;
  const choice = HOSTED_MODELS[operation];
  return choice === null ? null : { choice, ...hostedAccess(choice.provider), log: hostedLog };
}
