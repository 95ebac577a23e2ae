import { ROUTES } from '@lumashot/domain/routes';
import { PRODUCT_NAME, PRODUCT_SUBTITLE } from '../../../domain/src/product.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { SHARED_FIELD } from '#app/pwa/sharedField.ts';
import type { ManifestOptions } from 'vite-plugin-pwa';

/** The light theme's paper and ink (src/styles/tokens.css). */
export const PAPER = { light: '#faf8f4', dark: '#121114' } as const;

const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

const icon = (name: string, side: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

const screenshot = (name: string, formFactor: 'wide' | 'narrow', label: string) => ({
  src: `/app-screenshots/${name}.webp`,
  sizes: formFactor === 'wide' ? '1280x860' : '780x1688',
  type: 'image/webp',
  form_factor: formFactor,
  label,
});

/** What phones and desktops show before and after the app is installed. */
export const WEB_MANIFEST: Partial<ManifestOptions> = {
  // Apart from `start_url`, so that moving the start makes no second app of it.
  id: '/',
  name: `${PRODUCT_NAME} ${PRODUCT_SUBTITLE}`,
  short_name: PRODUCT_NAME,
  description:
    'Describe a picture and get it: product shots, portraits and storyboards in your own library.',
  lang: 'en',
  dir: 'ltr',
  categories: ['photo', 'graphics', 'productivity'],
  start_url: NAVIGATION.home.path,
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  orientation: 'any',
  background_color: PAPER.light,
  theme_color: PAPER.light,
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
    icon('monochrome', 512, 'monochrome'),
  ],
  screenshots: [
    screenshot('create-narrow', 'narrow', 'A finished picture on the create screen'),
    screenshot('library-narrow', 'narrow', 'The library on a phone'),
    screenshot('create-wide', 'wide', 'Creating a picture'),
    screenshot('library-wide', 'wide', 'The library'),
  ],
  shortcuts: [
    {
      name: NAVIGATION.images.label,
      short_name: 'Create',
      url: NAVIGATION.images.path,
      icons: [icon('shortcut-create', 96, 'any')],
    },
    {
      name: NAVIGATION.library.label,
      url: NAVIGATION.library.path,
      icons: [icon('shortcut-library', 96, 'any')],
    },
  ],
  share_target: {
    action: ROUTES.share,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARED_FIELD, accept: PHOTO_TYPES }] },
  },
  // A share and a shortcut come to the window that is open; drafts survive the way there.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
};
