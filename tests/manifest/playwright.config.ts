import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config.ts';

const scheme = { colorScheme: 'light', serviceWorkers: 'block' } as const;

/** The sizes that the web manifest says (scripts/lib/page/webManifest.ts). */
export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: 'manifest.screens.ts',
  projects: [
    {
      name: 'narrow',
      use: {
        ...scheme,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
      },
    },
    { name: 'wide', use: { ...scheme, viewport: { width: 1280, height: 860 } } },
  ],
});
