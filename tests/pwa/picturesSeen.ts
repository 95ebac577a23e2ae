import { expect, type Page } from '@playwright/test';

/**
 * Scrolls through the library until that many pictures have come up, each loaded; says which. From the
 * top once more where the end came first: below it more may have arrived from the server.
 */
export async function picturesSeen(page: Page, expected: number): Promise<string[]> {
  const seen = new Set<string>();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    do {
      await expect.poll(() => isViewFilled(page)).toBe(true);
      for (const name of await loaded(page)) seen.add(name);
    } while (await scrolledOn(page));
    expect(seen.size).toBeGreaterThanOrEqual(expected);
  }).toPass();
  return [...seen];
}

/** Each cell in view has its picture, and they reach to the foot of the window or of the list. */
const isViewFilled = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    // What was scrolled to is drawn with the next frame: before it, the old cells are out of view.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const cells = [...document.querySelectorAll('main li')];
    const list = cells[0]?.parentElement;
    if (!list) return false;
    const foot = Math.min(window.innerHeight, list.getBoundingClientRect().bottom);
    const ends = cells.map((cell) => cell.getBoundingClientRect().bottom);
    const inView = cells.filter((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    const gap = 32;
    return (
      Math.max(...ends) > foot - gap &&
      inView.every((cell) => cell.querySelector('img[data-shown="true"]') !== null)
    );
  });

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

/** How many are still on their way. Lazy ones are asked for when they come near. */
export const unfinishedPictures = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const open = [...document.images].filter((image) => !image.complete && image.checkVisibility());
    open[0]?.scrollIntoView();
    return open.length;
  });

/** Where the browser's own broken icon is to be seen. */
export const brokenPictures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(
        (image) => image.naturalWidth === 0 && image.checkVisibility({ opacityProperty: true }),
      )
      .map(({ src }) => src),
  );
