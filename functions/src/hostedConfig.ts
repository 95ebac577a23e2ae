import { microsOfUsd } from '@lumashot/domain/pricing/modelCost';
import { defineSecret } from 'firebase-functions/params';
import type { ProviderAccess } from './imaging/hosted/hostedSetup.ts';
import { hostedModels, providersOf } from './imaging/hosted/modelChoice.ts';
import { PROVIDERS, type ProviderId } from './imaging/hosted/providerTable.ts';
import { readSettings } from './imaging/hosted/readSettings.ts';
import { hostedSettingsSchema } from './settings.ts';

/**
 * Who draws what: `PICTURES`, and the settings of single operations. A wrong setting stops the start
 * and the deployment, not a picture.
 */
export const HOSTED_MODELS = hostedModels(process.env);

const inUse = providersOf(HOSTED_MODELS);

const settings = readSettings(hostedSettingsSchema, process.env);

/** The platform and the emulators say it. Whose models on Vertex, and who pays for them. */
const PROJECT = process.env['GCLOUD_PROJECT'] ?? '';

/** The emulators take keys from the environment they are started in: see below. */
const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';

for (const provider of inUse) {
  const { keyName, urlName, needsUrl } = PROVIDERS[provider];
  if (needsUrl && settings[urlName] === undefined) throw missing(urlName, provider);
  if (provider === 'vertex' && settings[urlName] === undefined && PROJECT === '') {
    throw missing('GCLOUD_PROJECT', provider);
  }
  if (isEmulated && keyName !== null && (process.env[keyName] ?? '') === '') {
    throw missing(keyName, provider);
  }
}

function missing(setting: string, provider: ProviderId): Error {
  return new Error(`wrong configuration: ${setting} is missing, and ${provider} shall draw`);
}

/**
 * Keys of the providers in use: without any, no secret is declared and none is asked for. The
 * emulators' file of secrets is committed, and for what it lacks they would ask a real project.
 */
export const HOSTED_KEYS = isEmulated
  ? []
  : inUse.flatMap((provider) => {
      const { keyName } = PROVIDERS[provider];
      return keyName === null ? [] : [defineSecret(keyName)];
    });

/** A provider's key, bound to the function as a variable, and where it is reached. */
export function hostedAccess(provider: ProviderId): ProviderAccess {
  const { keyName, urlName } = PROVIDERS[provider];
  return {
    apiKey: keyName === null ? '' : (process.env[keyName] ?? ''),
    baseUrl: settings[urlName] ?? null,
    project: PROJECT,
    location: settings.HOSTED_VERTEX_LOCATION,
    pictureMicros: settings.HOSTED_COMPATIBLE_MICROS,
  };
}

/** Of all hosted models together, a UTC day. */
export const DAILY_BUDGET = {
  alertMicros: microsOfUsd(settings.HOSTED_DAILY_ALERT_USD),
  limitMicros: microsOfUsd(settings.HOSTED_DAILY_LIMIT_USD),
} as const;

/**
 * Hosted models cost money a picture: by default they draw for confirmed addresses only, and the
 * embedded engine for the others.
 */
export const HOSTED_FOR_UNCONFIRMED = process.env['HOSTED_FOR_UNCONFIRMED'] === 'true';
