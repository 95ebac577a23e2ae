import { ERRORS } from '@lumashot/domain/errors';
import { expect, type Page } from '@playwright/test';
import { MY_DATA_TEXTS } from '#app/texts/account.ts';
import { PAYMENT_TEXTS } from '#app/texts/billing.ts';
import { ACCOUNT_TEXTS } from '#app/texts/settings.ts';
import { DETAIL_TEXTS } from '#app/texts/libraryDetail.ts';
import { MARK_TEXTS } from '#app/texts/marks.ts';
import { TRASH_TEXTS } from '#app/texts/trash.ts';
import { COLLECTIONS, ledgerKeys } from '@lumashot/domain/paths';
import { db, profileRef } from '../support/admin.ts';
import { required } from '../support/environment.ts';
import { keepSession } from '../support/accounts/session.ts';
import { deleteNow } from './deleteNow.ts';
import { expectSound } from './expectSound.ts';
import { expectCredits, POSTER, generate, goTo, newMember, toast, untilHeard } from './steps.ts';
import { test } from './test.ts';

/** As if all but one credit of the trial had been spent. */
async function withOneCredit(page: Page): Promise<void> {
  const member = await newMember();
  await profileRef(member.uid).update({ credits: 1 });
  await db
    .collection(COLLECTIONS.creditsTransactions)
    .doc(ledgerKeys.trialGrant(member.uid))
    .update({ amount: 1, balance_after: 1 });
  await keepSession(page, member);
  await page.goto('/dashboard');
  await expectCredits(page, '1 credit');
}

test('the last credit buys a picture that stays the owner’s without a plan', async ({ page }) => {
  await withOneCredit(page);
  await goTo(page, 'images');
  await generate(page, POSTER);
  await expectCredits(page, '0 credits');
  await page.goto('/dashboard/library');
  await expect(page.getByRole('heading', { name: PAYMENT_TEXTS.heading })).toBeVisible();

  await page.getByRole('link', { name: MY_DATA_TEXTS.link }).click();
  await expect(page.getByRole('heading', { name: MY_DATA_TEXTS.title, level: 1 })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: MY_DATA_TEXTS.pictures.open }).click();
  await page.getByRole('link', { name: POSTER }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: POSTER })).toBeVisible();
  await expect(dialog.getByRole('link', { name: DETAIL_TEXTS.enhance })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: DETAIL_TEXTS.download }).click();
  await downloading;
  await dialog.getByRole('button', { name: MARK_TEXTS.trash }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: TRASH_TEXTS.title }).click();
  await page.getByRole('link', { name: POSTER }).first().click();
  await dialog.getByRole('button', { name: TRASH_TEXTS.restore }).click();
  await page.getByRole('link', { name: TRASH_TEXTS.back }).click();
  await expect(page.getByRole('link', { name: POSTER }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/account\/pictures/);
});

test('an expired user copies everything, closes the account, keeps it, and deletes it after all', async ({
  page,
  browser,
}) => {
  const member = await newMember();
  await profileRef(member.uid).update({ trial_ends_at: new Date(Date.now() - 3_600_000) });
  await keepSession(page, member);
  await page.goto('/account');
  const { closing, copy } = MY_DATA_TEXTS;
  await page.getByRole('button', { name: copy.submit }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download \(/ }).click();
  expect((await downloading).suggestedFilename()).toBe(copy.file(1));

  const submit = page.getByRole('button', { name: closing.submit });
  await expect(submit).toBeDisabled();
  await page.getByLabel(closing.email).fill(member.email);
  await submit.click();
  const keep = page.getByRole('button', { name: closing.keep });
  await expect(keep).toBeVisible();
  // The form was at the foot of the page: what it did is told at its head.
  await expect(keep).toBeInViewport();
  await expect(page.getByRole('region', { name: /^Your account closes on/ })).toBeFocused();
  await expect(page.getByRole('link', { name: PAYMENT_TEXTS.back })).toHaveCount(0);
  await expectSound(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/account$/);
  // What is left to look at says so too, and leads back.
  await expect(page.getByText(ACCOUNT_TEXTS.photo.none)).toBeAttached();
  await expect(page.getByLabel(ACCOUNT_TEXTS.photo.pick)).toHaveCount(0);
  await page.getByRole('link', { name: MY_DATA_TEXTS.pictures.open }).click();
  await expect(page.getByRole('heading', { name: MY_DATA_TEXTS.pictures.title })).toBeVisible();

  await keep.click();
  await expect(toast(page, closing.kept.title)).toBeVisible();
  await expect(keep).toHaveCount(0);
  await page.getByRole('link', { name: MY_DATA_TEXTS.back }).click();
  await page.getByLabel(closing.email).fill(member.email);
  await submit.click();
  const context = await browser.newContext({ baseURL: required('LUMASHOT_APP_URL') });
  const other = await context.newPage();
  await keepSession(other, member);
  await other.goto('/account');
  await expect(other.getByRole('button', { name: closing.keep })).toBeVisible();
  await untilHeard(other);
  await deleteNow(page);
  await expect(toast(page, closing.deleted.title)).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await expect.poll(async () => (await profileRef(member.uid).get()).exists).toBe(false);

  await test.step('another device does not offer to keep what is gone', async () => {
    await expect(toast(other, ERRORS['account-missing'].message)).toBeVisible();
    await expect(other).toHaveURL(/\/auth$/);
    await context.close();
  });
});
