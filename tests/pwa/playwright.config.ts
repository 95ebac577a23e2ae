import { defineConfig, devices } from '@playwright/test';
import { required } from '../support/environment.ts';
import e2e from '../e2e/playwright.config.ts';

/** Real Chromium with the real service worker: one size, the phone it is made for. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: '**/*.pwa.ts',
  // Runs beside e2e, and each empties its folder first.
  outputDir: '../../test-results/pwa',
  // Beside three of e2e: more would make each wait longer, and be ready no sooner.
  workers: 1,
  use: {
    ...e2e.use,
    serviceWorkers: 'allow',
    launchOptions: {
      ...e2e.use?.launchOptions,
      // Installing is the browser's own business, of which the headless shell has none.
      executablePath: required('LUMASHOT_CHROMIUM'),
      // The browser offers an installation to people who have been here a while: not in a test.
      args: [...(e2e.use?.launchOptions?.args ?? []), '--bypass-app-banner-engagement-checks'],
    },
  },
  projects: [
    {
      name: 'pwa',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
