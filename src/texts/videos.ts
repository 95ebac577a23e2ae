import { VIDEO_COST_ESTIMATES } from '@lumashot/domain/credits/costs';
import type { VideoTab } from '@lumashot/domain/handOffs';
import { DETAIL_TEXTS } from './libraryDetail.ts';

/** Words of /dashboard/videos: spec sections 2, 4, 5 and 8. */
export const VIDEO_TABS_LABEL = 'Kind of video';

export const VIDEO_TAB_BAR = [
  { id: 'text', label: 'Text to Video' },
  { id: 'photos', label: 'Photos to Video' },
  { id: 'mine', label: 'My Videos' },
] as const satisfies readonly { id: VideoTab; label: string }[];

export const VIDEO_TEXTS = {
  balance: (credits: string): string => `You have ${credits}.`,
  open: 'What is coming',
} as const;

export const TEXT_TO_VIDEO_TEXTS = {
  region: 'Describe your video',
  prompt: 'Prompt',
  placeholder: 'A paper boat drifts down a rainy street, the camera follows close to the water',
  hint: 'Write it down now: once video is here, this is where it starts.',
  submit: 'Generate Video (Coming Soon)',
} as const;

export const PHOTOS_TO_VIDEO_TEXTS = {
  region: 'Describe your video',
  source: 'Source image',
  chosen: 'Your source image',
  none: 'No picture chosen yet',
  noneText: `Open a picture in your library and choose “${DETAIL_TEXTS.video}” or “${DETAIL_TEXTS.videoAd}”.`,
  pick: 'Choose from Library',
  change: 'Choose another picture',
  remove: 'Remove the picture',
  style: 'Video style',
  duration: 'Duration',
  seconds: (seconds: number): string => `${seconds} seconds`,
  prompt: 'Custom prompt (optional)',
  promptPlaceholder: 'Start on the label, end on the whole bottle',
  honest:
    'Video is not here yet: your request is saved for the day it is. Nothing is generated or charged now.',
  submit: 'Save Request (Free)',
  busy: 'Saving...',
  sourceMissing: 'Please select or provide a source image',
  refused: 'Error',
  saved: {
    title: 'Request saved',
    description: 'We keep it until video is here. Nothing was charged.',
  },
  full: 'You have saved as many requests as we keep. All of them wait in My Videos until video is here.',
  failed: { title: 'Failed to save request', description: 'Please try again' },
} as const;

export const MY_VIDEOS_TEXTS = {
  requests: 'Saved requests',
  videos: 'Your videos',
  state: 'Saved: you can start it once video is here',
  noPrompt: 'No custom prompt',
  sourceOf: (style: string): string => `Source image of the request: ${style}`,
  empty: {
    title: 'No videos yet',
    text: 'Requests you save wait here, and your videos will be kept here.',
  },
  toPhotos: 'Plan a video',
  failed: 'Your requests could not be loaded. Nothing is lost.',
  retry: 'Try again',
} as const;

/** Nothing is sold here: what is planned, and what it may cost. */
export const VIDEO_SOON = {
  title: 'Video is coming soon',
  upcomingTitle: 'Upcoming features',
  upcoming: [
    'Clips from a written prompt, with camera moves of your choice',
    'Your library pictures set in motion, in five styles',
    'Storyboards turned into a film, panel by panel',
    'A preview before any credit is spent',
  ],
  pricingTitle: 'Estimated pricing',
  pricing: [
    { name: 'Text to video (6 s)', cost: `${VIDEO_COST_ESTIMATES.textToVideo} credits` },
    { name: 'Photos to video', cost: `${VIDEO_COST_ESTIMATES.photosToVideo} credits` },
    {
      name: 'Storyboard to video, the whole way',
      cost: `${VIDEO_COST_ESTIMATES.storyboardToVideo} credits`,
    },
  ],
  honest: 'Estimates: nothing is charged before you generate a video.',
  close: 'Got it',
} as const;
