import { SHAPE_IDS, USUAL_SHAPE, type ShapeId } from '@lumashot/domain/catalog/shapes';
import {
  OPERATION_NAMES,
  OPERATIONS,
  type OperationName,
} from '@lumashot/domain/operations/operations';
import type { PricedModel } from '@lumashot/domain/pricing/modelPrices';
import { tableOf } from '@lumashot/domain/tableOf';
import type { ProviderId } from './providerTable.ts';

/**
 * The models of today: what each can do, and which one a provider draws each operation with. Models
 * come and go within months. Look at the sources before a deploy, change rows here and prices in
 * domain/src/pricing/modelPrices.ts, and set the date.
 *
 * https://ai.google.dev/gemini-api/docs/deprecations
 * https://developers.openai.com/api/docs/deprecations
 * https://replicate.com/black-forest-labs
 */
export const MODELS_AS_OF = '2026-11-22';

/** Width to height. */
export type Ratio = `${number}:${number}`;

export interface Capabilities {
  /** Pictures it can be shown; 0: it draws from words alone. */
  readonly references: number;
  /**
   * How it is asked for a shape: `ratios` by the nearest named one and 1K or 2K; `sizes` by the
   * nearest of three; `free` by any size that 16 divides.
   */
  readonly shapes: 'ratios' | 'sizes' | 'free';
  /** Those named ones; none where it is asked otherwise. */
  readonly ratios: readonly Ratio[];
  /**
   * Of our shapes, those besides the square that its provider's documentation promises.
   *
   * https://docs.cloud.google.com/gemini-enterprise-agent-platform/reference/rest/Shared.Types/AspectRatio
   * https://developers.openai.com/api/docs/guides/image-generation
   */
  readonly frames: readonly ShapeId[];
  /** Transparent backgrounds. */
  readonly alpha: boolean;
  /** Longest side in pixels. */
  readonly largestSide: number;
  /** A picture's usual time, and what one try is given at most. */
  readonly seconds: { readonly usual: number; readonly most: number };
  /** Whether the same seed draws the same picture. None promises it. */
  readonly seeds: boolean;
}

const ALL_FRAMES = SHAPE_IDS.filter((id) => id !== USUAL_SHAPE);

const COMMON_RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9'] as const;

const GEMINI_PRO: Capabilities = {
  references: 14,
  shapes: 'ratios',
  ratios: [...COMMON_RATIOS, '21:9'],
  frames: ALL_FRAMES,
  alpha: false,
  largestSide: 4_096,
  seconds: { usual: 15, most: 180 },
  seeds: false,
};

/** Banners and strips too. */
const NANO_BANANA: Capabilities = {
  ...GEMINI_PRO,
  ratios: [...GEMINI_PRO.ratios, '1:4', '4:1', '1:8', '8:1'],
};

/** They keep faces and labels by themselves: a request that names `input_fidelity` is refused. */
const GPT_IMAGE: Capabilities = {
  references: 16,
  shapes: 'free',
  ratios: [],
  frames: ALL_FRAMES,
  alpha: true,
  largestSide: 3_840,
  seconds: { usual: 40, most: 240 },
  seeds: false,
};

/**
 * FLUX takes eight pictures, but Replicate calls them `input_images` and its SDK `input_image`: they
 * would not arrive, and somebody would pay for a stranger's portrait. From words only, until it does.
 */
const FLUX: Capabilities = {
  references: 0,
  shapes: 'ratios',
  ratios: COMMON_RATIOS,
  frames: [],
  alpha: false,
  largestSide: 2_048,
  seconds: { usual: 20, most: 180 },
  seeds: false,
};

/** Of a server we know nothing about; how many pictures it can be shown is a setting. */
const COMPATIBLE: Capabilities = {
  references: 0,
  shapes: 'sizes',
  ratios: [],
  frames: [],
  alpha: false,
  largestSide: 1_536,
  seconds: { usual: 60, most: 240 },
  seeds: false,
};

type Models = Readonly<Partial<Record<PricedModel, Capabilities>>>;

/** Nothing but these can be named, so that a typing error or a dead model stops the deployment. */
export const MODELS = {
  vertex: { 'gemini-nano-banana-2.1': NANO_BANANA, 'gemini-3-pro-image': GEMINI_PRO },
  google: { 'gemini-nano-banana-2.1': NANO_BANANA, 'gemini-3-pro-image': GEMINI_PRO },
  openai: {
    'gpt-image-2.6-flare': GPT_IMAGE,
    'gpt-image-2.6-sunburst': GPT_IMAGE,
    'gpt-image-2.5-flare': GPT_IMAGE,
    'gpt-image-2.5-sunburst': GPT_IMAGE,
    'gpt-image-2': GPT_IMAGE,
  },
  replicate: { 'black-forest-labs/flux-2-pro': FLUX },
} as const satisfies Readonly<Record<Exclude<ProviderId, 'compatible'>, Models>>;

/** What one's own server is asked for is a setting: any model, by its name there. */
export const capabilitiesOfCompatible = (references: number): Capabilities => ({
  ...COMPATIBLE,
  references,
});

/** Shut down, and since when: said to whoever still names them. */
export const DEAD_MODELS: Readonly<Record<string, string>> = {
  'gemini-2.5-flash-image': '2026-10-02',
  'gemini-3.1-flash-image': '2026-10-29',
  'gpt-image-1': '2026-10-23',
  'dall-e-3': '2026-05-12',
  'dall-e-2': '2026-05-12',
};

const always = (model: PricedModel): Readonly<Record<OperationName, PricedModel>> =>
  tableOf(OPERATION_NAMES, () => model);

/** What `PICTURES=provider` means. Sunburst takes longer and keeps small lettering and faces. */
export const DEFAULT_MODELS: Readonly<
  Record<keyof typeof MODELS, Readonly<Record<OperationName, PricedModel>>>
> = {
  vertex: always('gemini-nano-banana-2.1'),
  google: always('gemini-nano-banana-2.1'),
  openai: { ...always('gpt-image-2.6-sunburst'), text: 'gpt-image-2.6-flare' },
  replicate: always('black-forest-labs/flux-2-pro'),
};

/** Pictures an operation cannot do without; more than any model takes where none is asked. */
export const REFERENCES_NEEDED: Readonly<Record<OperationName, number>> = tableOf(
  OPERATION_NAMES,
  (operation) => OPERATIONS[operation].needs ?? Infinity,
);

/** Whether a model can be asked for an operation. The others are our own engine's, whatever the settings say. */
export const needsModel = (operation: OperationName): boolean =>
  OPERATIONS[operation].needs !== null;

export const MODEL_OPERATIONS: readonly OperationName[] = OPERATION_NAMES.filter(needsModel);

export const canDraw = (capabilities: Capabilities, operation: OperationName): boolean =>
  capabilities.references >= REFERENCES_NEEDED[operation];

/** Whoever is asked in another's place has to draw the same shapes. */
export function framesOf(
  able: readonly { readonly capabilities: Capabilities }[],
  operation: OperationName,
): readonly ShapeId[] {
  if (OPERATIONS[operation].shape !== USUAL_SHAPE) return [];
  return ALL_FRAMES.filter((id) =>
    able.every(({ capabilities: { frames } }) => frames.includes(id)),
  );
}
