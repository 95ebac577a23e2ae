import { expect } from '@playwright/test';
import { ERRORS } from '@lumashot/domain/errors';
import { PAYMENT_TEXTS } from '#app/texts/billing.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { AUTH_TEXTS } from '#app/texts/auth.ts';
import { NOT_FOUND_TEXTS } from '#app/texts/notFound.ts';
import { ONBOARDING_TEXTS, PHOTO_REFUSAL_TEXTS } from '#app/texts/onboarding.ts';
import { profileRef } from '../support/admin.ts';
import { badFiles, facePhoto } from '../support/photos/photo.ts';
import {
  expectCredits,
  expectDrawn,
  POSTER,
  generateButton,
  goTo,
  newcomer,
  newcomerAtOnboarding,
  onDisk,
  promptBox,
  signIn,
  signOut,
  toast,
  withoutFaceCheck,
} from './steps.ts';
import { test } from './test.ts';

const REFUSED_FILES = {
  '11 MB': 'photo-too-large',
  'an SVG': 'photo-wrong-type',
  'a text renamed to .jpg': 'photo-wrong-type',
  'a torn JPEG': 'photo-wrong-type',
  'one of too few pixels': 'source-too-small',
} as const;

test('onboarding takes a photo only, and says what is wrong with other files', async ({ page }) => {
  await withoutFaceCheck(page);
  await newcomerAtOnboarding(page);
  const submit = page.getByRole('button', { name: ONBOARDING_TEXTS.submit });
  await expect(submit).toBeDisabled();
  const files = await badFiles();
  for (const [name, refusal] of Object.entries(REFUSED_FILES)) {
    await test.step(name, async () => {
      const file = files[name];
      if (file === undefined) throw new Error(`no such file: ${name}`);
      await page.getByLabel(ONBOARDING_TEXTS.pick).setInputFiles(await onDisk(file));
      const { title, description } = PHOTO_REFUSAL_TEXTS[refusal];
      const refused = toast(page, title);
      await expect(refused).toContainText(description);
      await expect(submit).toBeDisabled();
      await refused.getByRole('button', { name: 'Dismiss' }).click();
      await expect(refused).toHaveCount(0);
    });
  }
  await page.getByLabel(ONBOARDING_TEXTS.pick).setInputFiles(await facePhoto());
  await expect(submit).toBeEnabled();
});

test('an empty and an endless prompt are refused before anything is held', async ({ page }) => {
  await newcomer(page);
  await goTo(page, 'images');
  await generateButton(page).click();
  await expect(toast(page, ERRORS['prompt-empty'].message)).toBeVisible();
  await promptBox(page).fill('x'.repeat(5_000));
  await generateButton(page).click();
  await expect(toast(page, ERRORS['prompt-too-long'].message)).toBeVisible();
  await expectCredits(page, '10 credits');
});

test('the last credit buys a picture that is seen; the next page leads to the plans', async ({
  page,
}) => {
  const { uid } = await newcomer(page);
  await profileRef(uid).update({ credits: 1 });
  await goTo(page, 'images');
  await expectCredits(page, '1 credit');
  await promptBox(page).fill(POSTER);
  await promptBox(page).press('ControlOrMeta+Enter');
  const picture = page.getByRole('region', { name: 'Result' }).getByRole('img', { name: POSTER });
  await expectDrawn(picture);
  await expectCredits(page, '0 credits');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  await downloading;
  await page.locator(`a[href="${NAVIGATION.library.path}"]:visible`).first().click();
  await expect(page.getByRole('heading', { name: PAYMENT_TEXTS.heading })).toBeVisible();
});

test('too few credits: the price and the balance are named', async ({ page }) => {
  const { uid } = await newcomer(page);
  await goTo(page, 'images');
  // As if other pictures were being drawn for all of them.
  await profileRef(uid).update({ credits_held: 10 });
  await promptBox(page).fill('a fox');
  const refusal = toast(page, ERRORS['insufficient-credits'].title);
  // Until the news of the hold is there, the server refuses by itself, in the same words.
  await generateButton(page).click();
  await expect(refusal.first()).toContainText('You need 1 credits. You have 0.');
  await expect(refusal.first().getByRole('link', { name: 'View Plans' })).toBeVisible();
  await expectCredits(page, '10 credits');
});

test('pages that need a session lead to the sign-in', async ({ page }) => {
  for (const path of ['/dashboard', '/dashboard/library', '/dashboard/images', '/onboarding']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth/);
  }
  await expect(page.getByRole('heading', { name: AUTH_TEXTS.signIn.heading })).toBeVisible();
});

test('a newcomer without a photo is led to onboarding', async ({ page }) => {
  await newcomerAtOnboarding(page);
  await page.goto('/dashboard/library');
  await expect(page.getByRole('heading', { name: ONBOARDING_TEXTS.heading })).toBeVisible();
});

test('a wrong password is refused in plain words', async ({ page }) => {
  const { email } = await newcomer(page);
  await signOut(page);
  await signIn(page, { email, password: 'not this one' });
  const refusal = toast(page, 'Error');
  await expect(refusal).toBeVisible();
  await expect(refusal).not.toContainText(/firebase|auth\//i);
});

test('an unknown page says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText(NOT_FOUND_TEXTS.title)).toBeVisible();
  await page.getByRole('link', { name: NOT_FOUND_TEXTS.action }).click();
  await expect(page).toHaveURL(/\/$/);
});
