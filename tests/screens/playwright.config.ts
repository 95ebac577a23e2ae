import { defineConfig, devices } from '@playwright/test';
import e2e from '../e2e/playwright.config.ts';

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 860 } };

/** Each screen at both sizes; every picture is taken in light and in dark. */
export default defineConfig({
  ...e2e,
  testMatch: '**/*.screens.ts',
  timeout: 400_000,
  projects: [
    { name: '390', use: phone },
    { name: '1280', use: desktop },
  ],
});
