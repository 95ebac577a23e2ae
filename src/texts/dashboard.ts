import { ROUTES } from '@lumashot/domain/routes';

/** Words of the dashboard shell and its trial banner: spec sections 2 and 4. */
export const NAVIGATION = {
  home: { path: ROUTES.home, label: 'Dashboard' },
  library: { path: ROUTES.library, label: 'Library' },
  images: { path: ROUTES.images, label: 'Create Images' },
  videos: { path: ROUTES.videos, label: 'Create Videos' },
  storyboard: { path: ROUTES.storyboard, label: 'Storyboard to Video' },
  settings: { path: ROUTES.settings, label: 'Settings' },
} as const;

export const TRIAL_TEXTS = {
  expired: {
    title: 'Trial Expired',
    description: 'Your free trial has ended. Upgrade to continue using the platform.',
    action: 'Upgrade Now',
  },
  /** Whoever has had a plan. */
  ended: {
    title: 'Plan Ended',
    description: 'Your plan has ended. Choose a plan to go on.',
    action: 'View Plans',
  },
  overdue: {
    title: 'Payment Failed',
    description: 'Your last payment failed. Pay it to go on.',
    /** Opens the portal. */
    action: 'Pay now',
  },
  'ending-soon': {
    title: 'Trial Ending Soon',
    description: 'Upgrade to keep creating!',
    action: 'View Plans',
  },
  active: { title: 'Free Trial Active', description: '', action: 'View Plans' },
} as const;

/** Names of the banner, and what it says is left. */
export const TRIAL_BANNER_TEXTS = {
  trial: 'Trial',
  plan: 'Plan',
  left: (credits: string): string => `${credits} left`,
  remaining: (days: number, credits: string): string =>
    `${days} ${days === 1 ? 'day' : 'days'} remaining, ${credits} left`,
} as const;

export const SIGN_OUT = 'Sign Out';
export const NO_ACTIVITY = 'No activity yet. Start creating to see your work here!';

/** Where the figure in the header leads: every movement of credits. */
export const CREDITS_PATH = `${ROUTES.settings}?tab=credits`;
