import { defineConfig, devices } from '@playwright/test';
import { required } from '../support/environment.ts';

const RESTART = '**/restart.e2e.ts';

/** What happens is the same at every size, and the looks of these screens have tests elsewhere. */
const ONE_SIZE =
  '**/{account,auth,badInput,errors,faults,firstPage,headers,injection,journey,offline,privacy,reads}.e2e.ts';

/** Real Chromium against the built app on the emulators: a phone and a desktop. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  // Patience costs nothing when all goes well: a busy machine loads functions for many seconds.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  workers: 2,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: required('LUMASHOT_APP_URL'),
    actionTimeout: 45_000,
    // A worker of its own in every context would fetch the whole app each time: tests/pwa has it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: required('LUMASHOT_CHROMIUM'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: RESTART,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      testIgnore: [RESTART, ONE_SIZE],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 860 } },
    },
    // Starts and stops a whole suite of its own, so it runs once, with both sizes inside.
    { name: 'restart', testMatch: RESTART, use: devices['Desktop Chrome'] },
  ],
});
