import type { OperationName } from '@lumashot/domain/operations/operations';
import { HOSTED_FOR_UNCONFIRMED, HOSTED_MODELS, hostedAccess } from '../hostedConfig.ts';
import type { HostedSetup } from '../imaging/hosted/hostedSetup.ts';
import { hostedLog } from '../adapters/logging/hostedLog.ts';

/** What the configuration says about an operation; null leaves it to the embedded engine. */
export function hostedSetup(
  operation: OperationName,
  { emailVerified }: { emailVerified: boolean },
): HostedSetup | null {
  if (!emailVerified && !HOSTED_FOR_UNCONFIRMED) return null;
  const chosen = HOSTED_MODELS[operation];
  if (chosen === null) return null;
  const candidates = chosen.map((model) => ({ ...model, access: hostedAccess(model.provider) }));
  return { candidates, log: hostedLog };
}
