import type { ImagesHandOff, StoryboardHandOff, VideosHandOff } from '@lumashot/domain/handOffs';
import type { LibraryItem, LibraryItemOf } from '@lumashot/domain/library/item';
import { isStoryboard, promptOf } from '@lumashot/domain/library/itemNames';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';

/** Leads to another screen, which finds what it needs in the navigation state. */
export interface DetailAction {
  readonly label: string;
  readonly to: string;
  readonly state: ImagesHandOff | StoryboardHandOff | VideosHandOff;
}

/** What can be made of an item, besides enhancing it. */
export function actionsOf(item: LibraryItem): readonly DetailAction[] {
  const source: VideosHandOff = { tab: 'photos', sourceImageUrl: item.media_url };
  switch (item.type) {
    case 'video':
      return [toVideos(DETAIL_TEXTS.similarVideo, { tab: 'text', prompt: item.prompt })];
    case 'text-to-image':
      return [
        isStoryboard(item)
          ? {
              label: DETAIL_TEXTS.usePrompt,
              to: NAVIGATION.storyboard.path,
              state: { description: promptOf(item) },
            }
          : toImages(DETAIL_TEXTS.usePrompt, { tab: 'text-to-image', prompt: item.prompt }),
        toVideos(DETAIL_TEXTS.video, source),
      ];
    case 'product':
      return [newProduct(item), toVideos(DETAIL_TEXTS.videoAd, source)];
    case 'portrait':
      return [newPortrait(item), toVideos(DETAIL_TEXTS.videoAd, source)];
  }
}

const newPortrait = (item: LibraryItemOf<'portrait'>): DetailAction =>
  toImages(DETAIL_TEXTS.newPortrait, {
    tab: 'portrait',
    sceneTemplate: item.scene_template,
    customPrompt: item.custom_prompt,
    transformationType: item.transformation_type,
  });

const newProduct = (item: LibraryItemOf<'product'>): DetailAction =>
  toImages(DETAIL_TEXTS.newProduct, {
    tab: 'product',
    sceneTemplate: item.scene_template,
    customPrompt: item.custom_prompt,
    productImageId: item.product_image_id,
  });

const toImages = (label: string, state: ImagesHandOff): DetailAction => ({
  label,
  to: NAVIGATION.images.path,
  state,
});

const toVideos = (label: string, state: VideosHandOff): DetailAction => ({
  label,
  to: NAVIGATION.videos.path,
  state,
});
