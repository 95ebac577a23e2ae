import { expect, type Page } from '@playwright/test';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { PRODUCT_TEXTS } from '#app/texts/images.ts';
import { SEARCH_TEXTS } from '#app/texts/librarySearch.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { expectDenseScenes, expectDesktopForm, expectPhoneForm } from './formLayout.ts';
import { newcomer, visit } from './steps.ts';
import { DESKTOP, test } from './test.ts';

/** What is wrong with where the keyboard is; nothing: it is seen, and seen to be there. */
const faultOfStop = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const stop = document.activeElement ?? document.body;
    const words = stop.getAttribute('aria-label') ?? stop.textContent ?? '';
    const what = `${stop.localName} ${words.trim().slice(0, 40)} ${stop.id}`;
    // Of a radio button without a face the label is drawn, of a field its frame.
    const drawn = [
      stop,
      stop.parentElement,
      stop.closest('label'),
      stop.closest('.MuiOutlinedInput-root'),
    ];
    const ring = drawn.find((one) => {
      if (!one?.checkVisibility({ opacityProperty: true })) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      const isFramed = one.matches('.Mui-focused');
      return isFramed || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
    });
    if (!ring) return `no ring: ${what}`;
    const { left, top, width, height } = ring.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((share) => {
      const front = document.elementFromPoint(left + width / 2, top + share * height);
      return front !== null && (ring.contains(front) || front.contains(ring));
    });
    return isSeen ? '' : `covered: ${what}`;
  });

const isInMain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('main') !== null);

test(
  'every stop of the keyboard is seen, on the forms and in the library',
  DESKTOP,
  async ({ page }, info) => {
    const { uid } = await newcomer(page, { at: NAVIGATION.images.path });
    await givenItems(uid, { type: 'text-to-image', words: ['a', 'b', 'c'], hasFiles: false });
    const { images, library } = NAVIGATION;
    const isPhone = info.project.name === 'phone';
    for (const [{ path, label }, search, first, least] of [
      [images, '', 'Text to Image', 10],
      [images, '?tab=product-shots', 'Product Shots', 6],
      [images, '?tab=portrait-shots', 'Portrait Shots', 8],
      [library, '', SEARCH_TEXTS.field, 6],
    ] as const) {
      await test.step(first, async () => {
        await visit(page, `${path}${search}`);
        await expect(page.getByRole('heading', { name: label, level: 1 })).toBeVisible();
        // Its pictures are stops too, and come after the rest of the page.
        if (path === library.path)
          await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3);
        const tab = page.getByRole('tab', { name: first, selected: true });
        const field = page.getByRole('textbox', { name: first });
        await tab.or(field).focus();
        let stops = 0;
        for (; stops < 60; stops += 1) {
          await page.keyboard.press('Tab');
          if (!(await isInMain(page))) break;
          await expect.poll(() => faultOfStop(page), { timeout: 10_000 }).toBe('');
        }
        expect(stops).toBeGreaterThanOrEqual(least);
        if (path !== images.path) return;
        await (isPhone ? expectPhoneForm(page) : expectDesktopForm(page));
        if (search !== '' && !isPhone) await expectDenseScenes(page, PRODUCT_TEXTS.scene);
      });
    }
  },
);
