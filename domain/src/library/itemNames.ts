import { findPortraitTemplate } from '../catalog/portraitTemplates.ts';
import { findProductScene } from '../catalog/productScenes.ts';
import type { LibraryItem } from './item.ts';

/** What people call the types. */
export const TYPE_LABELS = {
  'text-to-image': 'Text to Image',
  product: 'Product Shot',
  portrait: 'Portrait Shot',
  video: 'Video',
} as const;

/** How the storyboards among the generated images are told apart: spec section 7. */
export const STORYBOARD_PREFIX = '[STORYBOARD]';

export const isStoryboard = (item: LibraryItem): boolean =>
  item.type === 'text-to-image' && item.prompt.startsWith(STORYBOARD_PREFIX);

/** What was typed, without what marks a storyboard (decision 38). */
export const promptOf = ({ prompt }: { readonly prompt: string }): string =>
  prompt.startsWith(STORYBOARD_PREFIX) ? prompt.slice(STORYBOARD_PREFIX.length).trim() : prompt;

/** The words under a card: the prompt, else what was asked for besides the scene, else the scene, with whose it is. */
export const captionOf = (item: LibraryItem): string =>
  item.type === 'text-to-image' || item.type === 'video'
    ? promptOf(item)
    : (item.custom_prompt ?? [...productNameOf(item), sceneNameOf(item)].join(' · '));

/** Ten products in one scene would be ten times the same words (decision 41). */
function productNameOf(item: LibraryItem): readonly string[] {
  const name = item.type === 'product' ? (item.product_name?.trim() ?? '') : '';
  return name === '' ? [] : [name];
}

/** What people call it. */
export const kindLabelOf = (item: LibraryItem): string =>
  isStoryboard(item) ? 'Storyboard' : TYPE_LABELS[item.type];

/** In place of a scene: a product alone on clear ground, a transparent PNG. */
export const CUT_OUT_SCENE = 'cut-out';

/** The scene as people know it; the id itself for one that is no longer offered. */
export const sceneNameOf = ({ scene_template }: { scene_template: string }): string =>
  findProductScene(scene_template)?.name ??
  findPortraitTemplate(scene_template)?.name ??
  (scene_template === CUT_OUT_SCENE ? 'Transparent background' : scene_template);
