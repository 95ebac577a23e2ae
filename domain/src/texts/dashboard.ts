/** Words of the dashboard shell and its trial banner: spec sections 2 and 4. */
export const NAVIGATION = {
  home: { path: '/dashboard', label: 'Dashboard' },
  library: { path: '/dashboard/library', label: 'Library' },
  images: { path: '/dashboard/images', label: 'Create Images' },
} as const;

export const TRIAL_TEXTS = {
  expired: {
    title: 'Trial Expired',
    description: 'Your free trial has ended. Upgrade to continue using the platform.',
  },
  'ending-soon': { title: 'Trial Ending Soon', description: 'Upgrade to keep creating!' },
  active: { title: 'Free Trial Active', description: '' },
} as const;

export const SIGN_OUT = 'Sign Out';
export const NO_ACTIVITY = 'No activity yet. Start creating to see your work here!';
