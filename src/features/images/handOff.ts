import { PORTRAIT_TEMPLATE_IDS } from '@lumashot/domain/catalog/portraitTemplates';
import { PRODUCT_SCENE_IDS } from '@lumashot/domain/catalog/productScenes';
import { SHAPE_IDS, type ShapeId } from '@lumashot/domain/catalog/shapes';
import { TEXT_TEMPLATE_IDS, type TextTemplateId } from '@lumashot/domain/catalog/textTemplates';
import { CREATE_TABS, type CreateTabId } from '#app/texts/images.ts';
import { z } from 'zod';
import { askedShotSchema, type AskedShot } from './product/askedShot.ts';

/** The tab's id in the URL, or the kind of picture that a library item hands over. */
const tabOf = (name: unknown): CreateTabId | null =>
  CREATE_TABS.find(({ id }) => id === name || id === `${String(name)}-shots`)?.id ?? null;

/** Other screens, other versions: what is not understood is left out. */
const stateSchema = z.object({
  tab: z.transform(tabOf).catch(null),
  prompt: z.string().optional().catch(undefined),
  sceneTemplate: z.string().nullish().catch(null),
  customPrompt: z.string().nullish().catch(null),
  productImageId: z.string().nullish().catch(null),
  look: z.string().nullish().catch(null),
  shape: z.string().nullish().catch(null),
  usesProfilePhoto: z.boolean().optional().catch(undefined),
  asked: askedShotSchema.nullish().catch(null),
});

export interface HandOff {
  readonly tab: CreateTabId | null;
  readonly prompt: string | undefined;
  readonly productScene: (typeof PRODUCT_SCENE_IDS)[number] | null;
  readonly portraitTemplate: (typeof PORTRAIT_TEMPLATE_IDS)[number] | null;
  readonly customPrompt: string;
  /** The row of what was photographed. */
  readonly productImageId: string | null;
  readonly look: TextTemplateId | null;
  readonly shape: ShapeId | null;
  /** Null: nothing is said of it. */
  readonly usesProfilePhoto: boolean | null;
  /** The product of a shot that was refused. */
  readonly asked: AskedShot | null;
}

/** What another screen handed over in the navigation state; null when it is none of this. */
export function handOffFrom(state: unknown): HandOff | null {
  const parsed = stateSchema.safeParse(state);
  if (!parsed.success) return null;
  const {
    tab,
    prompt,
    sceneTemplate,
    customPrompt,
    productImageId,
    look,
    shape,
    usesProfilePhoto,
    asked,
  } = parsed.data;
  return {
    tab,
    prompt,
    productScene: PRODUCT_SCENE_IDS.find((id) => id === sceneTemplate) ?? null,
    portraitTemplate: PORTRAIT_TEMPLATE_IDS.find((id) => id === sceneTemplate) ?? null,
    customPrompt: customPrompt ?? '',
    productImageId: productImageId ?? null,
    look: TEXT_TEMPLATE_IDS.find((id) => id === look) ?? null,
    shape: SHAPE_IDS.find((id) => id === shape) ?? null,
    usesProfilePhoto: usesProfilePhoto ?? null,
    asked: asked ?? null,
  };
}

export const tabFromSearch = (search: URLSearchParams): CreateTabId =>
  tabOf(search.get('tab')) ?? 'text-to-image';
