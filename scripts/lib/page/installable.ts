import type { HtmlTagDescriptor, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { SPLASH_SCREENS } from './splashScreens.ts';
import { WEB_MANIFEST } from './webManifest.ts';

/** The web manifest, the service worker with the list of its files, and what iOS reads instead. */
export const installable = (): PluginOption[] => [
  {
    name: 'lumashot-apple-tags',
    transformIndexHtml: () => APPLE_TAGS,
  },
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/pwa/worker',
    filename: 'sw.ts',
    manifest: WEB_MANIFEST,
    // The studio registers it (src/pwa): a visitor of the public pages downloads nothing for later.
    injectRegister: false,
    includeManifestIcons: false,
    injectManifest: {
      // Looks and scenes too (190 kB): a form opened offline for the first time shows what there is to choose.
      globPatterns: ['**/*.{html,js,css,woff2}', 'favicon.svg', '{looks,scenes}/*.webp'],
      // The looks at a photo need the network anyway: what they are about is uploaded next.
      globIgnores: ['assets/seesFace-*.js', 'assets/salience-*.js'],
      rollupFormat: 'iife',
    },
  }),
];

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
});

const APPLE_TAGS: HtmlTagDescriptor[] = [
  link({ rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
  ...['mobile-web-app-capable', 'apple-mobile-web-app-capable'].map((name): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { name, content: 'yes' },
    injectTo: 'head',
  })),
  ...SPLASH_SCREENS.map(({ file, media }) =>
    link({ rel: 'apple-touch-startup-image', href: file, media }),
  ),
];
