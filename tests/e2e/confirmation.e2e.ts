import { ERRORS } from '@lumashot/domain/errors';
import { CONFIRM_TEXTS, CONFIRMED_TEXTS } from '#app/texts/auth.ts';
import { HOME_TEXTS } from '#app/texts/home.ts';
import { expect, type Page } from '@playwright/test';
import { profileRef } from '../support/admin.ts';
import { mailsTo, mailTo } from '../support/emulators/mails.ts';
import { uidOf } from '../support/emulators/uidOf.ts';
import { expectSound } from './expectSound.ts';
import {
  comeBack,
  dismissToasts,
  expectCredits,
  FOX,
  generateButton,
  goTo,
  onboard,
  promptBox,
  signUpUnconfirmed,
  toast,
  untilHeard,
  withoutFaceCheck,
} from './steps.ts';
import { DESKTOP, test } from './test.ts';

const banner = (page: Page) => page.getByRole('region', { name: CONFIRM_TEXTS.label });
const trial = (page: Page) => page.getByRole('region', { name: 'Trial' });
const credits = (page: Page) => page.getByRole('region', { name: HOME_TEXTS.creditsTitle });

/** On the dashboard; the mail lies unopened. */
async function unconfirmed(page: Page): Promise<string> {
  await withoutFaceCheck(page);
  const { email } = await signUpUnconfirmed(page);
  await onboard(page);
  await expectCredits(page, '2 credits');
  await untilHeard(page);
  return email;
}

test(
  '2 credits to try; the mail’s link, opened in another page, brings the others',
  DESKTOP,
  async ({ page, context }) => {
    const email = await unconfirmed(page);
    await expect(banner(page)).toContainText('8 credits are waiting');
    await expect(trial(page)).toBeHidden();
    await expect(credits(page)).toContainText('0 of 10 used');
    await expect(credits(page)).toContainText('8 waiting for your email');
    await expectSound(page);
    await dismissToasts(page);
    const before = await credits(page).boundingBox();

    const { oobCode } = await mailTo(email, 'VERIFY_EMAIL');
    const other = await context.newPage();
    await other.goto(`/auth?mode=verifyEmail&oobCode=${oobCode}`);
    await expect(toast(other, CONFIRMED_TEXTS.title)).toBeVisible();
    await expectCredits(other, '10 credits');

    await comeBack(page);
    await expectCredits(page, '10 credits');
    await expect(trial(page)).toContainText('5 days remaining, 10 credits left');
    await expect(banner(page)).toBeHidden();
    await expect(credits(page)).toContainText('0 of 10 used');
    // Nothing jumps: one banner stands where the other stood.
    expect(await credits(page).boundingBox()).toEqual(before);
  },
);

test('who has tried is told what waits, and is not sent to pay', async ({ page }) => {
  const email = await unconfirmed(page);
  await profileRef(await uidOf(email)).update({ credits: 0 });
  await expectCredits(page, '0 credits');
  await goTo(page, 'images');
  await promptBox(page).fill(FOX);
  await generateButton(page).click();
  const refusal = toast(page, ERRORS['credits-waiting'].title);
  await expect(refusal).toContainText('You have 0, and 8 more are waiting for you');
  await expect(refusal).toContainText('confirm your email');
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/images/);
});

test('the mail can be sent again, until it is not needed', async ({ page }) => {
  const email = await unconfirmed(page);
  await mailTo(email, 'VERIFY_EMAIL');
  await banner(page).getByRole('button', { name: CONFIRM_TEXTS.action }).click();
  await expect(toast(page, CONFIRM_TEXTS.sent.title)).toBeVisible();
  expect(await mailsTo(email)).toHaveLength(2);
  await expectSound(page);
});
