/** Words of the dashboard shell and its trial banner: spec sections 2 and 4. */
export const PAYMENT_PATH = '/payment';
export const SUCCESS_PATH = '/payment-success';

export const NAVIGATION = {
  home: { path: '/dashboard', label: 'Dashboard' },
  library: { path: '/dashboard/library', label: 'Library' },
  images: { path: '/dashboard/images', label: 'Create Images' },
  videos: { path: '/dashboard/videos', label: 'Create Videos' },
  storyboard: { path: '/dashboard/storyboard', label: 'Storyboard to Video' },
  settings: { path: '/dashboard/settings', label: 'Settings' },
} as const;

export const TRIAL_TEXTS = {
  expired: {
    title: 'Trial Expired',
    description: 'Your free trial has ended. Upgrade to continue using the platform.',
    action: 'Upgrade Now',
  },
  'ending-soon': {
    title: 'Trial Ending Soon',
    description: 'Upgrade to keep creating!',
    action: 'View Plans',
  },
  active: { title: 'Free Trial Active', description: '', action: 'View Plans' },
} as const;

export const SIGN_OUT = 'Sign Out';
export const NO_ACTIVITY = 'No activity yet. Start creating to see your work here!';
