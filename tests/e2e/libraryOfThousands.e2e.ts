import { expect, type Locator, type Page } from '@playwright/test';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import { SELECTION_TEXTS } from '#app/texts/librarySelection.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { fillIndex, PLACEHOLDER } from '../support/library/localIndex.ts';
import { expectSound } from './expectSound.ts';
import { noteShiftsFromNow, shiftsOf } from './layoutShifts.ts';
import { goTo, newcomer, openTab, promptBox } from './steps.ts';
import { DESKTOP, DESKTOP_ONLY, test } from './test.ts';

const COUNT = 10_000;
/** The one that the server knows of too stands before all others. */
const ALL = COUNT + 1;

const pictureNamed = (page: Page, name: string): Locator =>
  page.getByRole('link', { name, exact: true });

/** A newcomer whose device holds ten thousand pictures, on the library's page. */
async function libraryOfThousands(page: Page): Promise<{ uid: string }> {
  const { uid } = await newcomer(page);
  const [made] = await givenItems(uid, { type: 'text-to-image', words: ['the newest'] });
  await goTo(page, 'library');
  // The home screen stays until the library is there, and shows the same picture twice.
  await expect(page.getByRole('tab', { name: 'All 1', exact: true })).toBeVisible();
  await expect(pictureNamed(page, 'the newest')).toBeVisible();
  const pictures = made === undefined ? [] : [made.pictureUrl];
  await fillIndex(page, { count: COUNT, pictures, placeholder: PLACEHOLDER });
  await page.reload();
  await expect(pictureNamed(page, 'picture 1')).toBeVisible();
  return { uid };
}

/** To a share of the whole page, and until the pictures there are shown. */
async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    window.scrollTo(0, (scrollHeight - clientHeight) * part);
  }, share);
  await expect.poll(() => picturesInSight(page)).toBe('all shown');
}

/**
 * Pictures of the old place may still be in the page when the first rows of the new one are read, so
 * only those in the window tell.
 */
const picturesInSight = (page: Page): Promise<string> =>
  page.evaluate((loading) => {
    const cells = Array.from(document.querySelectorAll('main li')).filter((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    if (cells.length === 0) return 'none';
    const names = cells.map((cell) => cell.querySelector('a')?.getAttribute('aria-label'));
    if (names.some((name) => !name || name === loading)) return 'some without a row';
    const images = cells.map((cell) => cell.querySelector('img'));
    return images.every((image) => (image?.naturalWidth ?? 0) > 0)
      ? 'all shown'
      : 'some not loaded';
  }, LIBRARY_TEXTS.loading);

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

const expectScrolled = (page: Page, y: number): Promise<void> =>
  expect.poll(() => scrolled(page)).toBe(y);

/** The name of the picture in the middle of the window. */
const pictureInSight = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { innerWidth, innerHeight } = window;
    const found = document
      .elementsFromPoint(innerWidth * 0.75, innerHeight / 2)
      .find((element) => element.closest('li') !== null);
    return found?.closest('li')?.querySelector('a')?.getAttribute('aria-label') ?? null;
  });

test(
  'of ten thousand pictures only those in sight are in the page, and none jumps',
  DESKTOP,
  async ({ page }) => {
    await libraryOfThousands(page);
    await expect(page.getByRole('tab', { name: `All ${ALL}` })).toBeVisible();
    await noteShiftsFromNow(page);
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      await scrollTo(page, share);
      const nodes = await page
        .getByRole('main')
        .evaluate((main) => main.querySelectorAll('*').length);
      expect(nodes).toBeLessThanOrEqual(400);
    }
    await expect(pictureNamed(page, `picture ${COUNT}`)).toBeInViewport();
    await scrollTo(page, 0.5);
    expect(await shiftsOf(page)).toEqual([]);
    await expectSound(page);
  },
);

test(
  'the arrows, Home, End and the page keys walk through ten thousand pictures',
  DESKTOP,
  async ({ page }) => {
    await libraryOfThousands(page);
    const newest = pictureNamed(page, 'the newest');
    await newest.focus();
    await page.keyboard.press('ArrowRight');
    await expect(pictureNamed(page, 'picture 1')).toBeFocused();
    await page.keyboard.press('End');
    const last = pictureNamed(page, `picture ${COUNT}`);
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    const item = page.getByRole('listitem').filter({ has: last });
    await expect(item).toHaveAttribute('aria-posinset', String(ALL));
    await expect(item).toHaveAttribute('aria-setsize', String(ALL));

    await test.step('scrolled away from, the picture keeps the focus', async () => {
      await scrollTo(page, 0.5);
      await expect(last).toBeFocused();
      await expect(last).not.toBeInViewport();
    });

    await page.keyboard.press('PageUp');
    await expect(last).not.toBeFocused();
    await expect(page.locator(':focus')).toBeInViewport();
    await expect(page.locator(':focus')).toHaveAccessibleName(/^picture 99\d\d$/);
    await page.keyboard.press('Home');
    await expect(newest).toBeFocused();
    await expect(newest).toBeInViewport();

    await test.step('one tab leads out of them', async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('tab', { name: `All ${ALL}` })).toBeFocused();
    });
  },
);

test('the place among ten thousand pictures is found again', async ({ page }) => {
  await libraryOfThousands(page);
  await scrollTo(page, 0.5);
  const y = await scrolled(page);
  const name = (await pictureInSight(page)) ?? '';
  expect(name).toMatch(/^picture \d+$/);

  await test.step('after a look at its details, however little of it is in sight', async () => {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight / 3));
    const cutOff = await scrolled(page);
    // By the mouse itself: a locator's click may scroll.
    const box = await pictureNamed(page, name).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 100, (box?.y ?? 0) + (box?.height ?? 0) - 20);
    await page.getByRole('dialog').getByRole('button', { name: DETAIL_TEXTS.close }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectScrolled(page, cutOff);
    await expect(pictureNamed(page, name)).toBeFocused();
    await page.evaluate((to) => window.scrollTo(0, to), y);
  });

  await test.step('after a look at its details', async () => {
    await pictureNamed(page, name).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: DETAIL_TEXTS.close }).click();
    await expect(dialog).toBeHidden();
    await expectScrolled(page, y);
    await expect(pictureNamed(page, name)).toBeFocused();
  });

  await test.step('back from another screen', async () => {
    await goTo(page, 'images');
    await expect(promptBox(page)).toBeVisible();
    await page.goBack();
    await expect(pictureNamed(page, name)).toBeInViewport();
    await expectScrolled(page, y);
  });

  await test.step('after a reload', async () => {
    await page.reload();
    await expect(pictureNamed(page, name)).toBeInViewport();
    await expectScrolled(page, y);
  });

  await test.step('after a look at another tab', async () => {
    await openTab(page, `Portraits ${COUNT / 4}`);
    await expect(pictureNamed(page, 'picture 2')).toBeInViewport();
    await openTab(page, `All ${ALL}`);
    await expect(pictureNamed(page, name)).toBeInViewport();
    await expectScrolled(page, y);
  });
});

test('a new picture waits at the top while somebody looks at old ones', async ({ page }) => {
  const { uid } = await libraryOfThousands(page);
  await scrollTo(page, 0.5);
  const name = await pictureInSight(page);
  const y = await scrolled(page);
  await givenItems(uid, { type: 'text-to-image', words: ['just made'] });
  await expect(page.getByRole('tab', { name: `All ${ALL + 1}` })).toBeVisible();
  expect(await pictureInSight(page)).toBe(name);
  expect(await scrolled(page)).toBe(y);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(pictureNamed(page, 'just made')).toBeInViewport();
});

test('ten thousand are searched, and picked at once', DESKTOP_ONLY, async ({ page }) => {
  await libraryOfThousands(page);
  await page.getByRole('textbox', { name: SEARCH_TEXTS.field }).fill('picture 777');
  // 777, 7770 to 7779: a typed word is the beginning of one.
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(11);
  await page.getByRole('button', { name: SEARCH_TEXTS.clear }).click();
  await pictureNamed(page, 'picture 1').focus();
  await page.keyboard.press('Control+a');
  const bar = page.getByRole('region', { name: SELECTION_TEXTS.bar });
  await expect(bar.getByText(SELECTION_TEXTS.selected(ALL))).toBeVisible();
  await scrollTo(page, 1);
  const checks = page.locator('[data-check]');
  expect(await checks.count()).toBeLessThan(60);
  for (const check of await checks.all()) {
    await expect(check).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});
