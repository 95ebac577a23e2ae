import { PICTURES_BY_TEXT } from './picturesBy.ts';
import { groupDigits } from '@lumashot/domain/groupDigits';
import { PHOTO_TOO_SMALL } from './photos.ts';

/** Words of /dashboard/settings: spec sections 2 and 5. */
export const SETTINGS_TABS = [
  { id: 'account', label: 'Account' },
  { id: 'credits', label: 'Credits' },
  { id: 'subscription', label: 'Subscription' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'security', label: 'Security' },
] as const;

export type SettingsTabId = (typeof SETTINGS_TABS)[number]['id'];

export const SETTINGS_TABS_LABEL = 'Settings';

export const CONTACT_PATH = '/contact';
export const CONTACT_SUPPORT = 'Contact support';

export const ACCOUNT_TEXTS = {
  engine: { title: 'Who draws your pictures', text: PICTURES_BY_TEXT, link: 'Privacy Policy' },
  email: 'Email',
  emailNote: 'Changing your email requires contacting support.',
  photo: {
    title: 'Profile photo',
    current: 'Your profile photo',
    preview: 'Your new profile photo',
    none: 'No profile photo yet',
    pick: 'Choose a photo',
    replace: 'Choose another photo',
    limit: 'JPEG, PNG or WebP, under 2MB. Portrait shots start from it.',
    save: 'Save Photo',
    busy: 'Uploading...',
    cancel: 'Cancel',
    saved: { title: 'Success', description: 'Profile photo updated' },
    remove: 'Remove photo',
    removed: {
      title: 'Profile photo removed',
      description: 'The picture itself is deleted within a week.',
    },
    undo: 'Undo',
    notRemoved: {
      title: 'Not removed',
      description: 'Your photo is still in place. Check your connection and try again.',
    },
    notRestored: {
      title: 'Not put back',
      description: 'Check your connection, or choose the photo once more.',
    },
    failed: {
      title: 'Upload failed',
      description: 'Your old photo is still in place. Check your connection and try again.',
    },
  },
  data: {
    title: 'Your data',
    text: 'Your pictures, records and invoices on one page, also without a plan. There you make a copy of everything, or close your account.',
    open: 'Your data and pictures',
  },
} as const;

/** What a refused photo says, by the refusal of `checkPhoto`. */
export const SETTINGS_PHOTO_REFUSALS = {
  'photo-missing': { title: 'Error', description: 'Please select an image file' },
  'photo-wrong-type': { title: 'Error', description: 'Please select an image file' },
  'photo-too-large': { title: 'Error', description: 'Image size must be less than 2MB' },
  'source-too-small': { title: 'Error', description: PHOTO_TOO_SMALL },
} as const;

export const SUBSCRIPTION_TEXTS = {
  current: 'Current plan',
  trial: 'Free trial',
  ended: 'Your plan has ended',
  overdue: 'Your last payment failed',
  active: 'Active',
  credits: 'Credits left',
  trialEnds: 'Trial ends',
  daysLeft: (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} left`,
  allowance: 'Allowance',
  monthly: (credits: number): string => `${groupDigits(credits)} credits every month`,
  accessUntil: 'Access until',
  renewsOn: 'Renews on',
  nextPlan: 'Next plan',
  nextPlanFrom: (name: string, day: string): string => `${name} from ${day}`,
  /** At the plan that the present one changes to. */
  from: (day: string): string => `Yours from ${day}`,
  manage: 'Manage Subscription',
  manageNote: 'Invoices, card, another plan, or cancel anytime: on our payment partner’s page.',
  opening: 'Opening...',
  changes:
    'A plan that costs more at a time, also a smaller one paid yearly, starts at once: you pay the difference and its credits arrive. One that costs less at a time, or monthly instead of yearly, starts when the paid time ends.',
  plans: 'All plans',
  perMonth: 'per month',
  choose: (plan: string): string => `Choose ${plan}`,
  /** For whoever has another one: as /payment says it. */
  change: (plan: string): string => `Change to ${plan}`,
  yours: 'Your plan',
} as const;

export const PUSH_TEXTS = {
  title: 'On this device',
  text: 'When a picture takes longer than a moment, this device tells you when it is ready, and when credits run low. It shows the first words of what you asked for, also on a locked screen. Your browser asks you next.',
  turnOn: 'Tell me on this device',
  turningOn: 'One moment...',
  on: 'This device is told when your pictures are ready.',
  turnOff: 'Stop telling this device',
  test: 'Send a test',
  denied:
    'Notifications are blocked in this browser’s settings. Allow them there for this site, then come back.',
  homeScreen: 'Put Lumashot on your home screen first, then it can tell you.',
  unsupported: 'This browser cannot show notifications.',
  failed: {
    title: 'Error',
    description: 'This browser could not be reached by its push service. Please try again later.',
  },
  tested: (delivered: number, unreachable: number) => ({
    title: delivered === 0 ? 'Not delivered' : 'Sent',
    description: [
      `Delivered to ${delivered} ${delivered === 1 ? 'device' : 'devices'}.`,
      ...(unreachable === 0
        ? []
        : [`${unreachable} ${unreachable === 1 ? 'device' : 'devices'} could not be reached.`]),
    ].join(' '),
  }),
} as const;

export const NOTIFICATION_TEXTS = {
  legend: 'What may we mail you about?',
  flags: [
    {
      field: 'email_notifications',
      label: 'Email notifications',
      note: 'When pictures or a copy of your data are ready and you are away',
    },
    {
      field: 'credits_notifications',
      label: 'Credits notifications',
      note: 'When your credits run low: by mail, and on your devices',
    },
  ],
  submit: 'Save Preferences',
  busy: 'Saving...',
  unsaved: 'You have unsaved changes.',
  /** On the page that was gone to instead. */
  left: {
    title: 'Your preferences are not saved yet',
    description: 'What you switched waits in Settings, under Notifications.',
  },
  saved: { title: 'Success', description: 'Preferences saved' },
  failed: {
    title: 'Error',
    description: 'Your preferences were not saved. Check your connection and try again.',
  },
} as const;

export const SECURITY_TEXTS = {
  signIn: 'You sign in with',
  providers: { password: 'Email and password', 'google.com': 'Google' },
  otherProvider: 'Another service',
  password: 'Password',
  explain: (email: string): string =>
    `We send a link to ${email}. It opens a page where you choose a new password.`,
  submit: 'Send Password Reset Email',
  busy: 'Sending...',
  sent: {
    title: 'Check your inbox',
    description: 'The link to a new password is on its way. It works for one hour.',
  },
  wait: (seconds: number): string =>
    `Sent. If nothing arrives, look in your spam folder; you can ask again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  failed: 'Error',
  elsewhere: 'Your password is with Google. You change it in your Google account.',
} as const;

/** The whole of /dashboard/profile: spec section 2. */
export const PROFILE_SOON = {
  text: 'Profile page coming soon!',
  action: 'Open Settings',
} as const;
