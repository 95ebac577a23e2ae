import { expect, type Page } from '@playwright/test';

/** Scrolls to the end and says which pictures have come up, each loaded. */
export async function picturesSeen(page: Page, expected: number): Promise<string[]> {
  const seen = new Set<string>();
  await page.evaluate(() => window.scrollTo(0, 0));
  for (;;) {
    await expect.poll(() => stillLoading(page)).toBe(0);
    for (const name of await loaded(page)) seen.add(name);
    if (await scrolledOn(page)) continue;
    // The end may have been the end of what was there: more comes from the server.
    await expect.poll(() => stillLoading(page)).toBe(0);
    if (!(await scrolledOn(page)) && seen.size >= expected) return [...seen];
  }
}

const stillLoading = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main li')].filter((cell) => {
        const { top, bottom } = cell.getBoundingClientRect();
        const isInView = bottom > 0 && top < window.innerHeight;
        return isInView && cell.querySelector('img[data-shown="true"]') === null;
      }).length,
  );

const loaded = (page: Page): Promise<string[]> =>
  page
    .locator('main li img[data-shown="true"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''));

const scrolledOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const before = window.scrollY;
    window.scrollBy(0, window.innerHeight * 0.8);
    return window.scrollY > before + 1;
  });
