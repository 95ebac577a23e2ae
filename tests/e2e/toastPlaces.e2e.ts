import { expect, type Locator, type Page } from '@playwright/test';
import { ROUTES } from '@lumashot/domain/routes';
import { ONBOARDING_TEXTS } from '#app/texts/onboarding.ts';
import { OFFLINE_TEXTS } from '#app/texts/pwa.ts';
import { TRASH_TEXTS } from '#app/texts/trash.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { boxOf } from './boxes.ts';
import { holdToast } from './holdToast.ts';
import { expectStill, goTo, newcomer, newcomerAtOnboarding, toast } from './steps.ts';
import { DESKTOP, test } from './test.ts';

/** As many as fill a window. */
const WORDS = Array.from({ length: 24 }, (_, n) => `fox ${n}`);

/** The smallest phone that is looked at, and where two columns begin and end. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
];

async function expectBeside(said: Locator, others: readonly Locator[]): Promise<void> {
  const box = await boxOf(said);
  for (const other of others) {
    const { left, right, top, bottom } = await boxOf(other);
    const isBeside =
      box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
    expect(isBeside, `a toast lies over ${String(other)}`).toBe(true);
  }
}

async function expectClear(page: Page, said: Locator, others: readonly Locator[]): Promise<void> {
  await holdToast(said);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectStill(page);
    await expect(async () => expectBeside(said, others)).toPass();
  }
}

test(
  'a toast lies beside what is read and pressed on the sign-in page',
  DESKTOP,
  async ({ page }) => {
    await page.goto(`${ROUTES.auth}?error=access_denied`);
    const said = toast(page, 'Authentication Error');
    const buttons = page.getByRole('main').getByRole('button');
    await expect(buttons.first()).toBeVisible();
    await expectClear(page, said, [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('textbox', { name: 'Email' }),
    ]);
  },
);

test(
  'a toast lies beside what is read and pressed on the onboarding page',
  DESKTOP,
  async ({ page }) => {
    await newcomerAtOnboarding(page);
    await page
      .getByLabel(ONBOARDING_TEXTS.pick)
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await expectClear(page, toast(page, 'Invalid file type'), [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: ONBOARDING_TEXTS.skip }),
      page.getByRole('button', { name: ONBOARDING_TEXTS.submit }),
    ]);
  },
);

test(
  'a toast lies beside the word that there is no network',
  DESKTOP,
  async ({ page, context }) => {
    const { uid } = await newcomer(page);
    await givenItems(uid, { type: 'text-to-image', words: WORDS });
    await goTo(page, 'library');
    await expect(page.getByRole('link', { name: 'fox 0' }).first()).toBeVisible();
    await context.setOffline(true);
    const banner = page.getByText(OFFLINE_TEXTS.banner);
    await expect(banner).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'fox 0' }).first().focus();
    await page.keyboard.press('Delete');
    await expectClear(page, toast(page, TRASH_TEXTS.moved(1)), [banner]);
  },
);
