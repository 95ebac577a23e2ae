import type { OperationName } from '@lumashot/domain/operations/operations';
import { HOSTED_FOR_UNCONFIRMED, HOSTED_MODELS, hostedAccess } from '../hostedConfig.ts';
import { switchedModel, type ModelChoice } from '../imaging/hosted/modelChoice.ts';
import type { HostedSetup } from '../imaging/hosted/hostedSetup.ts';
import { hostedLog } from '../adapters/logging/hostedLog.ts';

/**
 * What the configuration says about an operation, after what operators have switched; null leaves it to the
 * embedded engine, whatever is switched.
 */
export function hostedSetup(
  operation: OperationName,
  { emailVerified, switched }: { emailVerified: boolean; switched?: string | undefined },
): HostedSetup | null {
  if (!emailVerified && !HOSTED_FOR_UNCONFIRMED) return null;
  const chosen = HOSTED_MODELS[operation];
  if (chosen === null) return null;
  const first = switched === undefined ? null : switchedModel(HOSTED_MODELS, operation, switched);
  const asked =
    first === null ? chosen : [first, ...chosen.filter((model) => !isSame(model, first))];
  const candidates = asked.map((model) => ({ ...model, access: hostedAccess(model.provider) }));
  return { candidates, log: hostedLog };
}

const isSame = (one: ModelChoice, other: ModelChoice): boolean =>
  one.provider === other.provider && one.model === other.model;
