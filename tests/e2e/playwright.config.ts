import { defineConfig, devices } from '@playwright/test';
import { required } from '../support/environment.ts';

/** One pixel of the device for each of the page: the others are drawn by the processor, for nobody. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/**
 * For the whole Chromium: what tells windows that come and go apart, and what waits for the first move of
 * a mouse. The headless shell moves one by itself.
 */
const IN_WHOLE_BROWSER = ['**/restart.e2e.ts', '**/firstPage.e2e.ts'];

const LAUNCH = {
  executablePath: process.env['LUMASHOT_HEADLESS_SHELL'] ?? required('LUMASHOT_CHROMIUM'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Chromium's own, for each window a page of its own that suggests addresses; and, since this
    // takes the place of Playwright's list, what of it matters on a page of 127.0.0.1.
    '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,PaintHolding,' +
      'ThirdPartyStoragePartitioning,AvoidUnnecessaryBeforeUnloadCheckSync,OptimizationHints,' +
      'DestroyProfileOnBrowserClose,MediaRouter',
  ],
};

/**
 * Real Chromium against the built app on the emulators: each test on a phone, and those of what is laid
 * out otherwise on a desktop there too.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results/e2e',
  // Patience costs nothing when all goes well: a busy machine loads functions for many seconds, and a slow one needs
  // three minutes for what takes one elsewhere.
  timeout: 480_000,
  expect: { timeout: 45_000 },
  // Two leave a quarter of two cores idle, waiting for one another.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: required('LUMASHOT_APP_URL'),
    actionTimeout: 45_000,
    // A worker of its own in every context would fetch the whole app each time: tests/pwa has it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs time in every test; where it is wanted: --trace=retain-on-failure.
    trace: 'off',
    launchOptions: LAUNCH,
  },
  projects: [
    // First, for the longest test of all is in it: last, it would run alone for more than a minute.
    {
      name: 'chromium',
      testMatch: IN_WHOLE_BROWSER,
      use: {
        ...devices['Pixel 7'],
        ...PHONE,
        launchOptions: { ...LAUNCH, executablePath: required('LUMASHOT_CHROMIUM') },
      },
    },
    {
      name: 'phone',
      testIgnore: IN_WHOLE_BROWSER,
      grepInvert: /@desktop-only/,
      use: { ...devices['Pixel 7'], ...PHONE },
    },
    {
      name: 'desktop',
      testIgnore: IN_WHOLE_BROWSER,
      grep: /@desktop/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 860 } },
    },
  ],
});
