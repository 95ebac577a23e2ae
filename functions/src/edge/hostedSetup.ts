import type { Operation } from '../imaging/engine.ts';
import type { HostedSetup } from '../imaging/hosted/hostedSetup.ts';
import { PROVIDERS } from '../imaging/hosted/modelChoice.ts';
import { HOSTED_KEYS, HOSTED_MODELS, hostedUrls } from '../config.ts';
import { hostedLog } from '../logging/hostedLog.ts';

/** What the configuration says about an operation; null leaves it to the embedded engine. */
export function hostedSetup(operation: Operation): HostedSetup | null {
  const choice = HOSTED_MODELS[operation];
  if (choice === null) return null;
  const { keyName, urlName } = PROVIDERS[choice.provider];
  const key = HOSTED_KEYS.find(({ name }) => name === keyName);
  return {
    choice,
    apiKey: key?.value() ?? '',
    baseUrl: hostedUrls()[urlName] ?? null,
    log: hostedLog,
  };
}
