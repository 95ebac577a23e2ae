import { OPERATION_NAMES, type OperationName } from '@lumashot/domain/operations/operations';
import { tableOf } from '@lumashot/domain/tableOf';
import { z } from 'zod';

/** Who draws behind the hosted engine, and where each keeps its key. Google's models come first. */
export const PROVIDERS = {
  google: { keyName: 'GOOGLE_GENERATIVE_AI_API_KEY', urlName: 'HOSTED_GOOGLE_URL' },
  openai: { keyName: 'OPENAI_API_KEY', urlName: 'HOSTED_OPENAI_URL' },
} as const;

export type ProviderId = keyof typeof PROVIDERS;

export interface ModelChoice {
  readonly provider: ProviderId;
  readonly model: string;
}

/** The setting that gives an operation to a hosted model: `HOSTED_TEXT=google:gemini-2.5-flash-image`. */
export const modelSetting = (operation: OperationName): string =>
  `HOSTED_${operation.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

/** Operations that name no model stay with the embedded engine. */
export type HostedModels = Readonly<Record<OperationName, ModelChoice | null>>;

/** `provider:model`. Model ids become part of an address, so they are letters, digits and `.-_`. */
export const modelChoiceSchema = z.string().transform((text, context): ModelChoice => {
  const [, provider, model] = /^([a-z]+):([\w.-]+)$/.exec(text) ?? [];
  if (model === undefined || !isProviderId(provider)) {
    context.addIssue(`is no provider:model of ${Object.keys(PROVIDERS).join(' or ')}`);
    return z.NEVER;
  }
  return { provider, model };
});

const isProviderId = (name: string | undefined): name is ProviderId =>
  name !== undefined && Object.hasOwn(PROVIDERS, name);

/** An empty setting counts as none: `.env` files keep the name and clear the value. */
const settingSchema = z.preprocess(
  (value) => (value === '' ? undefined : value),
  modelChoiceSchema.optional(),
);
const settingsSchema = z.object(tableOf(OPERATION_NAMES.map(modelSetting), () => settingSchema));

/** Throws with the names of the settings that are wrong. */
export function hostedModels(environment: NodeJS.ProcessEnv): HostedModels {
  const settings = settingsSchema.parse(environment);
  return tableOf(OPERATION_NAMES, (operation) => settings[modelSetting(operation)] ?? null);
}

/** The providers that some operation needs: only their keys are asked for. */
export const providersOf = (models: HostedModels): readonly ProviderId[] => [
  ...new Set(Object.values(models).flatMap((choice) => (choice === null ? [] : [choice.provider]))),
];
