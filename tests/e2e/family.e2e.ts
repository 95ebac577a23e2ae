import { expect, type Locator, type Page } from '@playwright/test';
import { COLLECTIONS, ledgerKeys } from '@lumashot/domain/paths';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { FAMILY_TEXTS } from '#app/texts/family.ts';
import { PRODUCT_TEXTS, READY_GROUP_TOAST, READY_TOAST, SEVERAL_TEXTS } from '#app/texts/images.ts';
import { TEXT_TAB_TEXTS } from '#app/texts/textToImage.ts';
import { MAKE_AGAIN_TEXTS } from '#app/texts/makeAgain.ts';
import { MARK_TEXTS } from '#app/texts/marks.ts';
import { db, profileRef } from '../support/admin.ts';
import { brokenInvariants, moneyOf } from '../support/billing/money.ts';
import { productFiles } from '../support/photos/photo.ts';
import { keepSession } from '../support/accounts/session.ts';
import { ONCE_SEEN } from './cutOutSteps.ts';
import { boxOf } from './boxes.ts';
import { expectSound } from './expectSound.ts';
import {
  dismissToasts,
  expectCredits,
  expectLoaded,
  POSTER,
  generate,
  goTo,
  newcomer,
  newMember,
  openTab,
  promptBox,
  toast,
  withoutProductNetwork,
} from './steps.ts';
import { DESKTOP, test } from './test.ts';

/** Places without anything in them: a quarter of what a fox takes to be drawn. */
const EMPTY_PLACES = ['a beach', 'a desert'] as const;

const dialog = (page: Page): Locator => page.getByRole('dialog');
const family = (page: Page): Locator =>
  dialog(page).getByRole('region', { name: FAMILY_TEXTS.region });
const frame = (page: Page, number: string): Locator =>
  family(page).getByRole('link', { name: FAMILY_TEXTS.frame(number, POSTER) });
/** What a form has asked for, frame by frame. */
const frames = (page: Page): Locator =>
  page.getByRole('list', { name: SEVERAL_TEXTS.sheet }).getByRole('listitem');
const cells = (page: Page): Locator => page.locator('[aria-posinset]');

test(
  'four variations of a picture, its family, compared, and one more like it',
  DESKTOP,
  async ({ page }) => {
    const { uid } = await newcomer(page, { at: NAVIGATION.images.path });
    await generate(page, POSTER);
    await goTo(page, 'library');
    await cells(page).getByRole('link').first().click();

    await test.step('variations are asked for in its details', async () => {
      await expect(family(page)).toHaveCount(0);
      await dialog(page).getByRole('button', { name: MAKE_AGAIN_TEXTS.vary }).click();
      const trash = dialog(page).getByRole('button', { name: MARK_TEXTS.trash });
      const before = await boxOf(trash);
      await expect(toast(page, SEVERAL_TEXTS.started(4)(5).description)).toBeVisible();
      await expect(toast(page, READY_GROUP_TOAST(4).title)).toBeVisible({ timeout: 200_000 });
      // What is about to be pressed stays where it is.
      await expect(frame(page, '01D')).toHaveCount(1);
      expect(await boxOf(trash)).toEqual(before);
    });

    await test.step('and stand in its family, which arrow keys walk', async () => {
      for (const number of ['01', '01A', '01B', '01C', '01D']) {
        await expect(frame(page, number)).toBeVisible();
      }
      await expect(frame(page, '01')).toHaveAttribute('aria-current', 'true');
      await frame(page, '01').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(frame(page, '01B')).toHaveAttribute('aria-current', 'true');
      await expect(frame(page, '01B')).toBeFocused();
      await dismissToasts(page);
      await expectSound(page);
    });

    await test.step('any two are compared', async () => {
      await dialog(page).getByRole('button', { name: FAMILY_TEXTS.compare }).click();
      const before = dialog(page).getByRole('combobox', { name: FAMILY_TEXTS.before });
      await expect(before.locator('option:checked')).toHaveText('Frame 01');
      await expectLoaded(
        dialog(page).getByRole('img', { name: `${FAMILY_TEXTS.before}: ${POSTER}` }),
      );
      await expectLoaded(
        dialog(page).getByRole('img', { name: `${FAMILY_TEXTS.after}: ${POSTER}` }),
      );
      await before.focus();
      await page.keyboard.press('End');
      await expect(before.locator('option:checked')).toHaveText('Frame 01D');
      await page.keyboard.press('Tab');
      const after = dialog(page).getByRole('combobox', { name: FAMILY_TEXTS.after });
      await expect(after).toBeFocused();
      // Drawn as the other fields are, not by the system.
      await expect(after).toHaveCSS('appearance', 'none');
      await dialog(page).getByRole('slider').press('Home');
      await expect(dialog(page).getByRole('slider')).toHaveValue('0');
      await expectSound(page);
    });

    await test.step('one more of the first joins them', async () => {
      await frame(page, '01').click();
      await dialog(page)
        .getByRole('button', { name: MAKE_AGAIN_TEXTS.remake(1) })
        .click();
      await expect(toast(page, READY_TOAST.title)).toBeVisible({ timeout: 90_000 });
      await expect(frame(page, '01E')).toBeVisible();
      expect((await moneyOf(uid)).profile).toMatchObject({ credits: 4, credits_held: 0 });
      expect(await brokenInvariants(uid)).toEqual([]);
    });

    await test.step('and Remix fills its form', async () => {
      await dialog(page).getByRole('link', { name: MAKE_AGAIN_TEXTS.remix }).click();
      await expect(promptBox(page)).toHaveValue(POSTER);
      await expectCredits(page, '4 credits');
    });
  },
);

test('ten pictures on a plan of two go on when the page is closed, and are there elsewhere', async ({
  page,
  browser,
}) => {
  const member = await newMember();
  const { uid } = member;
  await db
    .collection(COLLECTIONS.creditsTransactions)
    .doc(ledgerKeys.trialGrant(uid))
    .update({ amount: 12, balance_after: 12 });
  await profileRef(uid).update({
    credits: 12,
    plan_id: 'STARTER',
    has_active_subscription: true,
    access_until: new Date(Date.now() + 86_400_000),
  });
  await keepSession(page, member);
  await withoutProductNetwork(page);
  await page.goto(NAVIGATION.images.path);
  await expectCredits(page, '12 credits');

  await test.step('eight from words, and two of a product, one form after the other', async () => {
    for (const [prompt, asked] of [
      [EMPTY_PLACES[0], 4],
      [EMPTY_PLACES[1], 8],
    ] as const) {
      await promptBox(page).fill(prompt);
      await page.getByRole('radio', { name: '4', exact: true }).check();
      const submit = page.getByRole('button', { name: TEXT_TAB_TEXTS.submitSeveral(4) });
      await submit.click();
      await expect(frames(page)).toHaveCount(asked);
      await expect(submit).toBeEnabled();
    }
    await openTab(page, 'Product Shots');
    await page
      .getByLabel(PRODUCT_TEXTS.addPhotos)
      .setInputFiles((await productFiles()).slice(0, 1));
    await page.getByLabel(PRODUCT_TEXTS.name).fill('Green bottle');
    await page.getByRole('radio', { name: 'Modern Desk' }).check();
    await page.getByRole('radio', { name: '2', exact: true }).check();
    const submit = page.getByRole('button', { name: PRODUCT_TEXTS.submitSeveral(2) });
    await expect(submit).toBeEnabled(ONCE_SEEN);
    await submit.click();
    // Not by its toast: on a phone that of an earlier form's pictures may take its place at once.
    await expect(frames(page)).toHaveCount(2);
    await expect(page.getByLabel(PRODUCT_TEXTS.name)).toBeEnabled();
  });

  await test.step('they are on their form again after a reload', async () => {
    await page.reload();
    await openTab(page, 'Product Shots');
    await expect(frames(page)).toHaveCount(2);
  });

  await page.close();
  await expect.poll(async () => (await moneyOf(uid)).items.length, { timeout: 300_000 }).toBe(10);

  await test.step('elsewhere', async () => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await keepSession(other, member);
    await other.goto(NAVIGATION.library.path);
    await expect(cells(other).first()).toHaveAttribute('aria-setsize', '10');
    await context.close();
  });
  expect((await moneyOf(uid)).profile).toMatchObject({ credits: 0, credits_held: 0 });
  expect(await brokenInvariants(uid)).toEqual([]);
});
