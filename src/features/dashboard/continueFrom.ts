import type { ImagesHandOff, VideosHandOff } from '@lumashot/domain/handOffs';
import { STORYBOARD_PREFIX, type LibraryItem } from '@lumashot/domain/library/item';
import { NAVIGATION } from '#app/texts/dashboard.ts';

interface Way {
  readonly to: string;
  /** What the screen there starts with. */
  readonly state: ImagesHandOff | VideosHandOff | null;
}

const { images, videos, storyboard } = NAVIGATION;

/** Where an item was made, with what it was made from. */
export function continueFrom({ item }: { item: LibraryItem }): Way {
  if ('video_url' in item) return { to: videos.path, state: { tab: 'text', prompt: item.prompt } };
  if ('image_url' in item) {
    return item.prompt.startsWith(STORYBOARD_PREFIX)
      ? { to: storyboard.path, state: null }
      : { to: images.path, state: { tab: 'text-to-image', prompt: item.prompt } };
  }
  const { scene_template: sceneTemplate, custom_prompt: customPrompt } = item;
  const state: ImagesHandOff =
    'aspect_ratio' in item
      ? { tab: 'product', sceneTemplate, customPrompt, productImageId: item.product_image_id }
      : {
          tab: 'portrait',
          sceneTemplate,
          customPrompt,
          transformationType: item.transformation_type,
        };
  return { to: images.path, state };
}
