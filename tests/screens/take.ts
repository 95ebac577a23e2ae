import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectStill } from '../e2e/steps.ts';

const FOLDER = fileURLToPath(new URL('../../screenshots/', import.meta.url));

interface Options {
  /** What the window shows, as it is scrolled: for what sticks to its edges, and for what is focused. */
  readonly isWindow?: boolean;
}

/** `screenshots/<name>-<width>-<scheme>.png` in both colour schemes: the page, or the open dialog. */
export async function take(
  page: Page,
  name: string,
  { isWindow = false }: Options = {},
): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  // What is fixed to the window would stand in the middle of a page that is scrolled.
  if (!isWindow) await page.evaluate(() => window.scrollTo(0, 0));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectStill(page);
    // A picture that has come is drawn once it is decoded: until then its place is empty.
    await page.evaluate(() =>
      Promise.all(
        [...document.images]
          .filter(({ complete }) => complete)
          .map((image) => image.decode().catch(() => undefined)),
      ),
    );
    await page.screenshot({
      path: `${FOLDER}${name}-${width}-${colorScheme}.png`,
      fullPage: !isWindow && (await page.getByRole('dialog').count()) === 0,
      animations: 'disabled',
    });
  }
}
