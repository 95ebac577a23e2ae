import { PUSH_TEXTS } from './settings.ts';

/** Words of the tray: all that is developed, waits, or has ended within a day. */

const NOTHING_CHARGED = 'Nothing was charged.';

export const TRAY_TEXTS = {
  title: 'In the darkroom',
  close: 'Close',
  open: 'Being developed',
  ended: 'Finished within a day',
  empty:
    'Nothing is being developed. What you ask for appears here, and goes on when you close the app.',
  /** For a job of an older version, which does not say what was asked for. */
  noLabel: 'Picture',
  cancel: 'Cancel',
  cancelOne: (label: string): string => `Cancel: ${label}`,
  cancelWaiting: 'Cancel all waiting',
  retry: 'Try again',
  retryOne: (label: string): string => `Try again: ${label}`,
  /** Of what would be refused once more. */
  change: 'Change',
  changeOne: (label: string): string => `Change: ${label}`,
  remove: 'Remove',
  removeOne: (label: string): string => `Remove: ${label}`,
  view: 'View',
  viewOne: (label: string): string => `View: ${label}`,
  clear: 'Clear finished',
  unread: 'What has finished cannot be read just now.',
  offline: 'You are offline: this is how it was.',
} as const;

/** `2 developing · 3 waiting` */
export function trayCounts(developing: number, waiting: number): string {
  const parts = [
    developing === 0 ? null : `${developing} developing`,
    waiting === 0 ? null : `${waiting} waiting`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

export const STATE_TEXTS = {
  next: 'Next',
  waiting: (before: number): string => `Waiting, ${before} before it`,
  starting: 'Starting',
  developing: (seconds: number): string => `Developing, ${seconds} s`,
  again: (attempt: number, most: number): string =>
    `The engine is busy. Trying again (${attempt} of ${most})`,
  deferred: (time: string): string =>
    `Today’s pictures of this engine are used up. Looked at again after ${time}`,
  done: 'Ready',
  failed: (message: string): string =>
    `${message}${/[.!?]$/.test(message) ? '' : '.'} ${NOTHING_CHARGED}`,
  cancelled: `Cancelled. ${NOTHING_CHARGED}`,
} as const;

export const LIMIT_TEXTS = {
  plan: (places: number, waiting: number): string =>
    `Your plan develops ${places} at a time; ${waiting} more may wait.`,
  held: (credits: number): string =>
    `${credits} ${credits === 1 ? 'credit is' : 'credits are'} held for these.`,
} as const;

/** The picture came before it could be cancelled. */
export const TOO_LATE_TOAST = {
  title: 'It was ready already',
  description: 'It is in your library.',
  action: 'View',
} as const;

export const CANCELLED_TOAST = (count: number) => ({
  title: 'Cancelled',
  description: `${count === 1 ? 'One picture' : `${count} pictures`} will not be made. ${NOTHING_CHARGED}`,
});

/** In the tray, of what takes longer than a moment. */
export const TELL_TEXTS = {
  turnOn: 'Tell me when it is ready',
  denied: PUSH_TEXTS.denied,
  'home-screen': PUSH_TEXTS.homeScreen,
} as const;
