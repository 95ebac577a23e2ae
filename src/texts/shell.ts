import { groupDigits } from '@lumashot/domain/groupDigits';

/** Words of the dashboard's shell, and of what stands in its place: no other page loads them. */
export const SHELL_TEXTS = {
  navigation: 'Main',
  menu: 'Menu',
  credits: 'Credits',
  loadingCredits: 'Loading credits',
} as const;

/** Labels of two words are this under the thumb. */
export const SHORT_LABELS = { images: 'Images', videos: 'Videos' } as const;

export const SIDEBAR_TEXTS = {
  label: 'Sidebar',
  toggle: 'Toggle sidebar',
  collapse: 'Collapse (Ctrl+B)',
  expand: 'Expand (Ctrl+B)',
} as const;

export const THEME_TEXTS = {
  names: { system: 'System theme', light: 'Light theme', dark: 'Dark theme' },
  label: (name: string, next: string): string => `${name}. Switch to ${next.toLowerCase()}`,
} as const;

/** Where the profile could not be made or read. */
export const SETUP_FAILED_TEXTS = {
  text: 'Your pictures and credits are safe. Check your connection, then try once more.',
  action: 'Try again',
} as const;

/** Beside the banner that says that there is no network. */
export const pendingText = (count: number): string =>
  count === 1
    ? '1 change is saved when you are back online.'
    : `${groupDigits(count)} changes are saved when you are back online.`;
