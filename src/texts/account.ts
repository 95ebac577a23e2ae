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
      count === null ? '' : `${groupDigits(count)} ${count === 1 ? 'picture' : 'pictures'}`,
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
  invoices: { title: 'Invoices' },
} as const;
