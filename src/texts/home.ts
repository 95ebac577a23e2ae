import type { LibraryType } from '@lumashot/domain/library/item';
import { CREDIT_COSTS } from '@lumashot/domain/credits/costs';
import { TRIAL_CREDITS } from '@lumashot/domain/profile/trial';
import { groupDigits } from '@lumashot/domain/groupDigits';
import { NAVIGATION } from './dashboard.ts';

/** Words of the dashboard's home: spec sections 2 and 9. */
export const HOME_TEXTS = {
  welcome: 'Welcome',
  creditsTitle: 'What you have left',
  /** Beside the figure, smaller. */
  credits: (count: number): string => (count === 1 ? 'credit' : 'credits'),
  used: (left: number): string => `${TRIAL_CREDITS - left} of ${TRIAL_CREDITS} used`,
  trialPlan: 'Starter plan',
  waiting: (credits: number): string => `${credits} waiting for your email`,
  subscriberPlan: (name: string): string => `${name} plan`,
  allowance: (credits: number): string => `${groupDigits(credits)} credits every month`,
  madeTitle: 'What you made',
  since: (month: string): string => `Since ${month} 1`,
  unknown: 'Not known while offline',
  shortcutsTitle: 'Make something new',
  recentTitle: 'Recent Activity',
  allOfIt: 'Open library',
  first: 'Make your first picture',
  firstBelow: 'Start with a sentence',
} as const;

/** The four counts of the month, in the order they are shown. */
export const MONTH_COUNTS = [
  { type: 'text-to-image', label: 'Images' },
  { type: 'portrait', label: 'Portraits' },
  { type: 'product', label: 'Product Shots' },
  { type: 'video', label: 'Videos' },
] as const satisfies readonly { type: LibraryType; label: string }[];

/** The two cards that lead on. */
export const SHORTCUTS = [
  { ...NAVIGATION.images, note: `From ${CREDIT_COSTS.textImage} credit`, pictures: 'images' },
  { ...NAVIGATION.videos, note: 'Plan them now, free', pictures: 'videos' },
] as const;

/** Continue where you were. */
export const CONTINUE_TEXTS = {
  title: 'Continue where you were',
  action: 'Pick it up again',
  none: 'Your first picture goes here',
  waiting: 'The prompt you wrote before signing in is waiting.',
  waitingAction: 'Make it now',
} as const;
