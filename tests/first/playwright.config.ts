import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config.ts';

/** One project, from nothing to its first customer: on the phone, in which most of them come. */
export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: '**/*.first.ts',
  // Runs beside e2e, and each empties its folder first.
  outputDir: '../../test-results/first',
  workers: 1,
  projects: e2e.projects?.filter(({ name }) => name === 'phone') ?? [],
});
