import { groupDigits } from '@lumashot/domain/groupDigits';

/** Words of /account: what is somebody's own, and how it is taken along or ended. */
export const MY_DATA_TEXTS = {
  title: 'Your account',
  lead: 'Your pictures and records. They are yours with or without a plan.',
  /** On /payment and in Settings. */
  link: 'Your data and pictures',
  back: 'Your account',
  pictures: {
    title: 'Pictures',
    text: 'Look at them, download them, put them in the trash or take them out again.',
    open: 'Open your pictures',
    count: (count: number | null): string =>
      count === null ? '' : `${groupDigits(count)} ${count === 1 ? 'picture' : 'pictures'}.`,
  },
  profile: {
    title: 'Profile',
    email: 'Email',
    since: 'Member since',
    credits: 'Credits left',
  },
  history: {
    title: 'Credits',
    text: 'Where every credit came from and where it went.',
    open: 'Open the history',
  },
  invoices: {
    title: 'Invoices',
    /** All that is left of the portal while the account closes. */
    open: 'Open your invoices',
  },
  copy: {
    title: 'Your data',
    submit: 'Make a copy of everything',
    text: 'We pack your pictures, prompts and records. This can take a while: you can leave. One copy a day.',
    busy: 'One moment...',
    packing: (done: number, total: number): string =>
      `Packing ${groupDigits(done)} of ${groupDigits(total)}`,
    queued: 'Packing begins in a moment',
    ready: (day: string): string => `Ready until ${day}`,
    part: (number: number, of: number, bytes: number): string =>
      `${of === 1 ? 'Download' : `Download part ${number} of ${of}`} (${groupDigits(Math.max(1, Math.round(bytes / 1_000_000)))} MB)`,
    failed: 'The copy could not be made. Please try again.',
    partFailed: {
      title: 'Error',
      description: 'This part could not be downloaded. Please try again.',
    },
    file: (number: number): string => `lumashot-my-data-${number}.zip`,
  },
  closing: {
    title: 'Close your account',
    happens: [
      'Your subscription ends with the time that is paid, and does not renew.',
      'Pictures that wait are cancelled; their credits are not spent. Notifications on your devices are switched off.',
      'For seven days you can keep your account, and everything is as it was.',
      'Then your pictures, photos, prompts and profile are deleted for ever, and credits that are left end.',
      'What the books need of payments and credits stays, without your name.',
    ],
    email: 'Type your email to go on',
    submit: 'Close account',
    busy: 'Closing...',
    /** Above everything, while it can be kept. */
    until: (day: string): string => `Your account closes on ${day}.`,
    untilText: 'Until then nothing new is made. Your pictures can be looked at and downloaded.',
    keep: 'Keep my account',
    keeping: 'One moment...',
    kept: { title: 'Welcome back', description: 'Your account stays, as it was.' },
    /** Where the subscription could not be brought back whole. */
    keptPartly: {
      title: 'Welcome back',
      description: 'Your account stays. Your subscription is not as it was: please look at it.',
      link: 'Your plan',
    },
    now: 'Delete everything now',
    nowNote: 'This cannot be undone.',
    sure: 'Yes, delete it for ever',
    /** On the page for signing in, where it leads. */
    deleted: {
      title: 'Your account is deleted',
      description: 'Your pictures, photos and prompts are being removed for ever.',
    },
  },
} as const;
