import { PRODUCT_NAME } from '@lumashot/domain/product';

/** Words of the installed app: install, update, offline, and photos shared from other apps. */
export const INSTALL_TEXTS = {
  button: 'Install app',
  done: { title: 'Installed', description: `${PRODUCT_NAME} is on your home screen.` },
  help: {
    title: `Put ${PRODUCT_NAME} on your home screen`,
    text: 'Then it opens like any other app, also without a network.',
    steps: ['Tap the Share button of your browser.', 'Choose "Add to Home Screen".', 'Tap "Add".'],
    close: 'Got it',
  },
} as const;

export const UPDATE_TEXTS = {
  title: 'New version available',
  description: 'What you have typed stays.',
  action: 'Reload',
} as const;

/** A part of the app could not be loaded. */
export const PART_MISSING_TEXTS = {
  title: 'This page could not be loaded',
  text: 'There is a newer version, or no network. Your work is safe; reloading brings the page.',
} as const;

export const STORAGE_BLOCKED_TEXTS = {
  title: 'This browser keeps nothing for Lumashot',
  text: 'The studio keeps on this device who is signed in. Allow cookies and site data for this site in the settings of your browser, then reload the page.',
} as const;

export const OFFLINE_TEXTS = {
  label: 'Connection',
  banner: 'You are offline. Your library still opens; new pictures need a network.',
  /** Beside every button that costs credits. */
  paid: 'Creating needs a network. Nothing is sent later by itself.',
  /** Beside every other button that sends something: checkout, portal, photos, settings. */
  sending: 'This needs a network. Nothing is sent later by itself.',
  /** Beside a figure that was not confirmed since; `when` as a person says it. */
  asOf: (when: string) => `as of ${when}`,
} as const;

export const SHARE_TEXTS = {
  title: (count: number) =>
    count === 1
      ? 'What should become of this photo?'
      : `What should become of these ${count} photos?`,
  product: { label: 'Product shot', text: 'A thing, put into a scene' },
  portrait: { label: 'Portrait', text: 'A person, in a new setting' },
  onlyFirst: 'Of the first photo',
  cancel: 'Not now',
  alt: 'The first photo you shared',
  failed: {
    title: 'Photo not received',
    description: 'The shared file is no photo that can be opened here. Choose one below.',
  },
} as const;
