import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { PACK_TEXTS, SUCCESS_TEXTS } from '#app/texts/billing.ts';
import { CREDITS_TEXTS } from '#app/texts/credits.ts';
import { REPORT_TEXTS } from '#app/texts/report.ts';
import { TRASH_TEXTS } from '#app/texts/trash.ts';
import { COLLECTIONS, jobIdOf } from '@lumashot/domain/paths';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../support/admin.ts';
import { readIndex } from '../support/library/localIndex.ts';
import { uidOf } from '../support/emulators/uidOf.ts';
import { expectFits, expectSound } from './expectSound.ts';
import { buyPlan, expectCredits, POSTER, generate, goTo, newcomer, toast, visit } from './steps.ts';
import { DESKTOP, test } from './test.ts';

test('every credit has a line, and the lines add up to the header', DESKTOP, async ({ page }) => {
  const { email } = await newcomer(page);
  await givenFailedJob(await uidOf(email));
  await goTo(page, 'images');
  await generate(page, POSTER);
  await expectCredits(page, '9 credits');
  await page.getByRole('status', { name: 'Credits' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/dashboard\/settings\?tab=credits$/);

  const lines = page.getByRole('region', { name: CREDITS_TEXTS.history }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText(`Text to image · ${POSTER}`);
  await expect(lines.nth(0)).toContainText('-1');
  await expect(lines.nth(0)).toContainText('balance 9');
  await expect(lines.nth(1)).toContainText('Not charged · Portrait shot');
  await expect(lines.nth(2)).toContainText('Free trial');
  await expect(page.getByText(CREDITS_TEXTS.sumWhole)).toBeVisible();
  await expectSound(page);

  await test.step('narrowed', async () => {
    await page.getByRole('button', { name: CREDITS_TEXTS.filters.received }).click();
    await expect(lines).toHaveText([/Free trial.*\+10/]);
    await page.getByRole('button', { name: CREDITS_TEXTS.filters['not-charged'] }).click();
    await expect(lines).toHaveText([/Not charged/]);
    await page.getByRole('button', { name: CREDITS_TEXTS.filters.spent }).click();
    await expect(lines).toHaveText([/Text to image/]);
  });

  await test.step('as a table', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: CREDITS_TEXTS.csv }).click();
    const table = await readFile(await (await downloading).path(), 'utf8');
    expect(amountsIn(table)).toEqual([-1, 10]);
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await expectFits(page);
  await lines.getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('img', { name: POSTER })).toBeVisible();
});

/** The fourth column of each line below the head; descriptions of this test have no commas. */
const amountsIn = (table: string): readonly number[] =>
  table
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[3]));

/** A picture that was asked for and came to nothing. */
async function givenFailedJob(uid: string): Promise<void> {
  const requestId = 'failed-in-a-test';
  await db
    .collection(COLLECTIONS.generationJobs)
    .doc(jobIdOf({ uid, requestId }))
    .set({
      user_id: uid,
      request_id: requestId,
      request_hash: '0'.repeat(64),
      operation: 'portrait',
      item_id: 'none',
      cost: 2,
      state: 'failed',
      failure: 'portrait-failed',
      has_leftovers: false,
      lease_expires_at: new Date(),
      created_at: FieldValue.serverTimestamp(),
      updated_at: FieldValue.serverTimestamp(),
    });
}

test('a pack is bought beside a plan, and stands apart from it', async ({ page }) => {
  await newcomer(page);
  await visit(page, '/dashboard/settings?tab=credits');
  const buy = page.getByRole('button', { name: /Pack of 50 credits$/ });
  // Whoever has no plan yet is shown the plans.
  await expect(page.getByText(CREDITS_TEXTS.sumWhole)).toBeVisible();
  await expect(buy).toHaveCount(0);
  await buyPlan(page, 'PLUS');
  await visit(page, '/payment');
  await page.getByRole('link', { name: PACK_TEXTS.besideLink }).click();

  const opening = page.waitForEvent('popup');
  await buy.click();
  const checkout = await opening;
  await expect(checkout.getByText('Once')).toBeVisible();
  await checkout.getByRole('button', { name: 'Pay $9.00' }).click();
  await expect(checkout.getByRole('heading', { name: SUCCESS_TEXTS.pack.heading })).toBeVisible();
  await checkout.close();
  await expectCredits(page, '360 credits');
  await expect(page.getByText('310 from your plan · 50 bought')).toBeVisible();
  const lines = page.getByRole('region', { name: CREDITS_TEXTS.history }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'balance 360' })).toContainText('Pack of 50 credits');
  await expectSound(page);
});

test('an unusable picture goes, and its credits come back', async ({ page }) => {
  const form = await openReport(page);
  await expect(form.getByRole('button', { name: REPORT_TEXTS.submit })).toBeDisabled();
  await form.getByRole('radio', { name: REPORT_TEXTS.reasons.deformed }).check();
  // Keys that mark a picture elsewhere are letters here.
  await form.getByLabel(REPORT_TEXTS.words).pressSequentially('fur of five legs');
  await expectSound(page);
  await form.getByRole('button', { name: REPORT_TEXTS.submit }).click();

  await expect(toast(page, REPORT_TEXTS.refunded(1).title)).toBeVisible();
  await expectCredits(page, '10 credits');
  await expect(page.getByRole('dialog')).toBeHidden();
  await visit(page, '/dashboard/library?view=trash');
  await expect(page.getByText(TRASH_TEXTS.refundedLeft(TRASH_TEXTS.daysLeft(1)))).toBeVisible();
  await page.getByRole('link', { name: POSTER }).first().click();
  await expect(page.getByRole('dialog').getByText(TRASH_TEXTS.refunded)).toBeVisible();
  await expect(page.getByRole('button', { name: TRASH_TEXTS.restore })).toHaveCount(0);
});

test('an unusable picture goes, also where the news of it come before the answer', async ({
  page,
}) => {
  const form = await openReport(page);
  await form.getByRole('radio', { name: REPORT_TEXTS.reasons.deformed }).check();
  await page.route('**/reportPicture', async (route) => {
    const response = await route.fetch();
    await expect.poll(() => readIndex(page)).toMatchObject({ items: 0, trash: 1 });
    await route.fulfill({ response });
  });
  await form.getByRole('button', { name: REPORT_TEXTS.submit }).click();
  await expect(toast(page, REPORT_TEXTS.refunded(1).title)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** The form that tells what is wrong with a poster, made just now. */
async function openReport(page: Page): Promise<Locator> {
  await newcomer(page);
  await goTo(page, 'images');
  await generate(page, POSTER);
  await goTo(page, 'library');
  await page.getByRole('link', { name: POSTER }).first().click();
  await page.getByRole('button', { name: REPORT_TEXTS.open }).click();
  return page.getByRole('dialog', { name: REPORT_TEXTS.title });
}
