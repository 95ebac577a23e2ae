import { chromium, type Browser } from '@playwright/test';
import { required } from '../../support/environment.ts';

/** Chromium without what it does by itself in the background. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: required('LUMASHOT_CHROMIUM'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
