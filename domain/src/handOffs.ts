import { z } from 'zod';
import type { ImageType } from './library/item.ts';

/**
 * What one screen hands to another in the navigation state: spec section 2. It is read once, then
 * cleared. The receiver parses: history may hold the state of an older version.
 */

/** To `/dashboard/images`, from a library item. */
export interface ImagesHandOff {
  readonly tab: ImageType;
  readonly prompt?: string;
  readonly sceneTemplate?: string;
  readonly customPrompt?: string | null;
  readonly transformationType?: string;
  readonly productImageId?: string | null;
  /** The look that the prompt was taken from. */
  readonly look?: string | null;
  /** The shape it was asked for in. */
  readonly shape?: string | null;
  /** The product of a refused shot, as its job keeps it: name, kind and where its photos are. */
  readonly asked?: unknown;
  /** Whether the portrait was made of the profile's photo. */
  readonly usesProfilePhoto?: boolean;
}

/** To `/dashboard/storyboard`: what a board was drawn from. */
export const storyboardHandOffSchema = z.object({ description: z.string() });
export type StoryboardHandOff = z.input<typeof storyboardHandOffSchema>;

export const VIDEO_TABS = ['text', 'photos', 'mine'] as const;
export type VideoTab = (typeof VIDEO_TABS)[number];

/** To `/dashboard/videos`: from an image its `gs://` URL, from a video its prompt. */
export const videosHandOffSchema = z.object({
  tab: z.enum(VIDEO_TABS).catch('text'),
  sourceImageUrl: z.string().startsWith('gs://').optional().catch(undefined),
  prompt: z.string().optional().catch(undefined),
});
export type VideosHandOff = z.input<typeof videosHandOffSchema>;
