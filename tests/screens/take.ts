import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectStill } from '../e2e/steps.ts';

const FOLDER = fileURLToPath(new URL('../../screenshots/', import.meta.url));

/** `screenshots/<name>-<width>-<scheme>.png` in both colour schemes: the page, or the open dialog. */
export async function take(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  // What is fixed to the window would stand in the middle of a page that is scrolled.
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectStill(page);
    await page.screenshot({
      path: `${FOLDER}${name}-${width}-${colorScheme}.png`,
      fullPage: (await page.getByRole('dialog').count()) === 0,
      animations: 'disabled',
    });
  }
}
