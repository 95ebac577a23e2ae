/** Every page's path, and what the server and the system send people to. */
export const ROUTES = {
  landing: '/',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  auth: '/auth',
  onboarding: '/onboarding',
  payment: '/payment',
  /** My data: outside of the dashboard, so that no gate is before it. */
  account: '/account',
  accountPictures: '/account/pictures',
  accountHistory: '/account/history',
  /** Of the people who run it: no link of the app leads there. */
  admin: '/admin',
  paymentSuccess: '/payment-success',
  home: '/dashboard',
  library: '/dashboard/library',
  images: '/dashboard/images',
  videos: '/dashboard/videos',
  storyboard: '/dashboard/storyboard',
  settings: '/dashboard/settings',
  profile: '/dashboard/profile',
  /** Where the system posts a shared photo (web manifest); the service worker answers, no server. */
  share: '/share',
} as const;
