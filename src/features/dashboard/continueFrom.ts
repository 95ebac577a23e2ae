import type { ImagesHandOff, StoryboardHandOff, VideosHandOff } from '@lumashot/domain/handOffs';
import type { LibraryItem } from '@lumashot/domain/library/item';
import { isStoryboard, promptOf } from '@lumashot/domain/library/itemNames';
import { NAVIGATION } from '#app/texts/dashboard.ts';

interface Way {
  readonly to: string;
  /** What the screen there starts with. */
  readonly state: ImagesHandOff | StoryboardHandOff | VideosHandOff;
}

const { images, videos, storyboard } = NAVIGATION;

/** Where an item was made, with what it was made from. */
export function continueFrom({ item }: { item: LibraryItem }): Way {
  switch (item.type) {
    case 'video':
      return { to: videos.path, state: { tab: 'text', prompt: item.prompt } };
    case 'text-to-image':
      return isStoryboard(item)
        ? { to: storyboard.path, state: { description: promptOf(item) } }
        : toImages({ tab: 'text-to-image', prompt: item.prompt });
    case 'product':
      return toImages({
        tab: 'product',
        sceneTemplate: item.scene_template,
        customPrompt: item.custom_prompt,
        productImageId: item.product_image_id,
      });
    case 'portrait':
      return toImages({
        tab: 'portrait',
        sceneTemplate: item.scene_template,
        customPrompt: item.custom_prompt,
        transformationType: item.transformation_type,
      });
  }
}

const toImages = (state: ImagesHandOff): Way => ({ to: images.path, state });
