import { CREDIT_COSTS, VIDEO_COST_ESTIMATES } from '@lumashot/domain/credits/costs';
import { madeToast } from './madeToast.ts';

/** Words of /dashboard/storyboard: spec sections 2, 4, 7 and 8. */
export const STORYBOARD_TABS = [
  { id: 'create', label: 'Create Storyboard' },
  { id: 'convert', label: 'Storyboard to Video' },
  { id: 'videos', label: 'My Videos' },
] as const;

export type StoryboardTabId = (typeof STORYBOARD_TABS)[number]['id'];

export const STORYBOARD_TEXTS = {
  tabs: 'Steps from a storyboard to a video',
  region: 'Describe your storyboard',
  balance: (credits: string): string =>
    `You have ${credits}. A board of six panels costs ${CREDIT_COSTS.storyboard}.`,
  description: 'Scene description',
  placeholder: 'A woman walks through a forest. She meets a fox. They sit by a lake at sunset.',
  hint: 'Say what happens from beginning to end: it becomes six black-and-white sketches.',
  submit: `Generate (${CREDIT_COSTS.storyboard} Credits)`,
  download: 'Download Storyboard',
  downloadFailed: { title: 'Error', description: 'Failed to download storyboard' },
  again: 'Create another storyboard',
  tooFewCredits: {
    title: 'Insufficient Credits',
    description: `Insufficient credits. You need ${CREDIT_COSTS.storyboard} credits to generate a storyboard.`,
  },
  success: madeToast('Storyboard generated and saved to your library.'),
  noBoard: { title: 'No storyboard yet', text: 'Create one first: it will be shown here.' },
  noVideos: {
    title: 'No videos yet',
    text: 'Videos made from your storyboards will be kept here.',
  },
  toCreate: 'Create a storyboard',
} as const;

/** Nothing is sold here: what is planned, and what it may cost. */
export const STORYBOARD_SOON = {
  title: 'Storyboard to video is coming soon',
  text: 'Your board is kept in your library, ready for it.',
  open: 'What is coming',
  features: [
    'Each panel becomes a moving shot, in its order',
    'Cuts, captions and music from one description',
    'A preview before any credit is spent',
  ],
  pricing: `Estimated ${VIDEO_COST_ESTIMATES.storyboardToVideo} credits for the whole way, the board included.`,
  close: 'Got it',
} as const;
