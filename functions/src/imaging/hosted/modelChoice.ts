import { z } from 'zod';
import type { Operation } from '@lumashot/domain/imaging/engine';

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
export const MODEL_SETTINGS = {
  text: 'HOSTED_TEXT',
  storyboard: 'HOSTED_STORYBOARD',
  productShot: 'HOSTED_PRODUCT_SHOT',
  productEdit: 'HOSTED_PRODUCT_EDIT',
  portrait: 'HOSTED_PORTRAIT',
  enhance: 'HOSTED_ENHANCE',
} as const satisfies Record<Operation, string>;

/** Operations that name no model stay with the embedded engine. */
export type HostedModels = { readonly [K in Operation]: ModelChoice | null };

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
const settingsSchema = z.object({
  HOSTED_TEXT: settingSchema,
  HOSTED_STORYBOARD: settingSchema,
  HOSTED_PRODUCT_SHOT: settingSchema,
  HOSTED_PRODUCT_EDIT: settingSchema,
  HOSTED_PORTRAIT: settingSchema,
  HOSTED_ENHANCE: settingSchema,
} satisfies Record<(typeof MODEL_SETTINGS)[Operation], z.ZodType>);

/** Throws with the names of the settings that are wrong. */
export function hostedModels(environment: NodeJS.ProcessEnv): HostedModels {
  const settings = settingsSchema.parse(environment);
  return {
    text: settings.HOSTED_TEXT ?? null,
    storyboard: settings.HOSTED_STORYBOARD ?? null,
    productShot: settings.HOSTED_PRODUCT_SHOT ?? null,
    productEdit: settings.HOSTED_PRODUCT_EDIT ?? null,
    portrait: settings.HOSTED_PORTRAIT ?? null,
    enhance: settings.HOSTED_ENHANCE ?? null,
  };
}

/** The providers that some operation needs: only their keys are asked for. */
export const providersOf = (models: HostedModels): readonly ProviderId[] => [
  ...new Set(Object.values(models).flatMap((choice) => (choice === null ? [] : [choice.provider]))),
];
