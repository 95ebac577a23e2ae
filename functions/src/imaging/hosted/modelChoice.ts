import {
  isPictureProviderId,
  picturesSettingSchema,
} from '@lumashot/domain/imaging/pictureProviders';
import { OPERATION_NAMES, type OperationName } from '@lumashot/domain/operations/operations';
import { tableOf } from '@lumashot/domain/tableOf';
import { z } from 'zod';
import {
  canDraw,
  capabilitiesOfCompatible,
  DEAD_MODELS,
  DEFAULT_MODELS,
  framesOf,
  MODEL_OPERATIONS,
  MODELS,
  MODELS_AS_OF,
  needsModel,
  type Capabilities,
} from './modelTable.ts';
import type { ProviderId } from './providerTable.ts';
import { readSettings } from './readSettings.ts';

export interface ModelChoice {
  readonly provider: ProviderId;
  readonly model: string;
}

/** A model that an operation may be drawn by. */
export interface ChosenModel extends ModelChoice {
  readonly capabilities: Capabilities;
  /** What named it: the first thing to look at when the model is gone. */
  readonly setting: string;
}

/**
 * Who draws each operation, in the order they are asked. Null: the embedded engine. Empty: nobody can
 * who was named, so the operation is refused before anything is held.
 */
export type HostedModels = Readonly<Record<OperationName, readonly ChosenModel[] | null>>;

/** The setting that gives an operation of `MODEL_OPERATIONS` to other models: `HOSTED_TEXT=openai:gpt-image-2.6-flare`. */
export const modelSetting = (operation: OperationName): string =>
  `HOSTED_${operation.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

const NO_CAPABILITIES = capabilitiesOfCompatible(0);

/** `provider:model`, of the table or one's own server. Ids become part of an address. */
const modelChoiceSchema = z.string().transform((text, context): ModelChoice => {
  const [, provider = '', model = ''] = /^([a-z]+):((?:[\w.-]+[/])?[\w.-]*\w)$/.exec(text) ?? [];
  const problem = problemOf({ text, provider, model });
  if (problem !== null || !isPictureProviderId(provider)) {
    context.addIssue(problem ?? `"${text}" is no provider:model`);
    return z.NEVER;
  }
  return { provider, model };
});

function problemOf({
  text,
  provider,
  model,
}: {
  readonly text: string;
  readonly provider: string;
  readonly model: string;
}): string | null {
  const dead = Object.hasOwn(DEAD_MODELS, model) ? DEAD_MODELS[model] : undefined;
  if (dead !== undefined) return `"${model}" was shut down on ${dead}`;
  if (model === '' || !isPictureProviderId(provider)) return `"${text}" is no provider:model`;
  if (provider === 'compatible' || Object.hasOwn(MODELS[provider], model)) return null;
  const known = Object.keys(MODELS[provider]).join(', ');
  return `"${model}" is none of ${provider}'s models of ${MODELS_AS_OF}: ${known}`;
}

/** An empty setting counts as none: `.env` files keep the name and clear the value. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const choicesSchema = unlessEmpty(
  z
    .string()
    .transform((text) => (text === 'embedded' ? [] : text.split(',').map((one) => one.trim())))
    .pipe(z.array(modelChoiceSchema))
    .optional(),
);
const settingsSchema = z.object({
  PICTURES: picturesSettingSchema,
  HOSTED_COMPATIBLE_MODEL: unlessEmpty(z.string().optional()),
  HOSTED_COMPATIBLE_REFERENCES: unlessEmpty(z.coerce.number().int().min(0).max(16).default(0)),
});
const overridesSchema = z.object(tableOf(MODEL_OPERATIONS.map(modelSetting), () => choicesSchema));

/** Throws one line with the names of the settings that are wrong. */
export function hostedModels(environment: NodeJS.ProcessEnv): HostedModels {
  const settings = readSettings(settingsSchema, environment);
  const overrides = readSettings(overridesSchema, environment);
  const { PICTURES, HOSTED_COMPATIBLE_MODEL: ownModel } = settings;
  if (PICTURES.includes('compatible') && ownModel === undefined) {
    throw new Error('HOSTED_COMPATIBLE_MODEL is missing: PICTURES names compatible');
  }
  const chosen = ({ provider, model }: ModelChoice, setting: string): ChosenModel => ({
    provider,
    model,
    setting,
    capabilities: capabilitiesOf(
      { provider, model },
      capabilitiesOfCompatible(settings.HOSTED_COMPATIBLE_REFERENCES),
    ),
  });
  const defaultOf = (provider: ProviderId, operation: OperationName): ModelChoice => ({
    provider,
    model: provider === 'compatible' ? (ownModel ?? '') : DEFAULT_MODELS[provider][operation],
  });
  return tableOf(OPERATION_NAMES, (operation) => {
    const setting = modelSetting(operation);
    const override = overrides[setting];
    const models =
      override?.map((choice) => chosen(choice, setting)) ??
      (needsModel(operation) ? PICTURES : []).map((provider) =>
        chosen(defaultOf(provider, operation), 'PICTURES'),
      );
    if (models.length === 0) return null;
    return models.filter(({ capabilities }) => canDraw(capabilities, operation));
  });
}

function capabilitiesOf(
  { provider, model }: ModelChoice,
  ofCompatible: Capabilities,
): Capabilities {
  if (provider === 'compatible') return ofCompatible;
  const models: Readonly<Record<string, Capabilities>> = MODELS[provider];
  const capabilities = models[model];
  if (capabilities === undefined) throw new Error(`${provider}:${model} is not in the table`);
  return capabilities;
}

/**
 * Another model for an operation that models draw, of a provider whose key is there, in every shape that is offered;
 * null: there is none such. It is asked before those of the settings.
 */
export function switchedModel(
  models: HostedModels,
  operation: OperationName,
  choice: string,
): ChosenModel | null {
  const parsed = modelChoiceSchema.safeParse(choice);
  if (!parsed.success || models[operation] === null) return null;
  const { provider, model } = parsed.data;
  if (!providersOf(models).includes(provider)) return null;
  // What a server of one's own can do, the settings say of those that it draws by already.
  const own = Object.values(models)
    .flatMap((chosen) => chosen ?? [])
    .find((one) => one.provider === 'compatible')?.capabilities;
  const capabilities =
    provider === 'compatible' ? own : capabilitiesOf({ provider, model }, NO_CAPABILITIES);
  if (capabilities === undefined || !canDraw(capabilities, operation)) return null;
  // The forms offer these shapes, and jobs of them may wait.
  const shapes = framesOf(models[operation], operation);
  if (!shapes.every((shape) => capabilities.frames.includes(shape))) return null;
  return { provider, model, setting: 'config/live', capabilities };
}

/** What may be switched to, by operation: that of the settings first. */
export const modelChoices = (
  models: HostedModels,
): Readonly<Partial<Record<OperationName, readonly string[]>>> =>
  Object.fromEntries(
    OPERATION_NAMES.flatMap((operation) => {
      const set = models[operation]?.map(({ provider, model }) => `${provider}:${model}`) ?? [];
      const others = providersOf(models).flatMap((provider) =>
        provider === 'compatible'
          ? []
          : Object.keys(MODELS[provider]).map((model) => `${provider}:${model}`),
      );
      const all = [...new Set([...set, ...others])].filter(
        (choice) => switchedModel(models, operation, choice) !== null,
      );
      return all.length === 0 ? [] : [[operation, all] as const];
    }),
  );

/** The providers that some operation needs: only their keys are asked for. */
export const providersOf = (models: HostedModels): readonly ProviderId[] => [
  ...new Set(
    Object.values(models).flatMap((chosen) => (chosen ?? []).map(({ provider }) => provider)),
  ),
];
