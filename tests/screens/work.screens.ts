import { expect, type Page } from '@playwright/test';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { ADMIN_TEXTS } from '#app/texts/admin.ts';
import { CUT_OUT_TEXTS } from '#app/texts/cutOut.ts';
import { CREDITS_PATH, NAVIGATION } from '#app/texts/dashboard.ts';
import { FAMILY_TEXTS } from '#app/texts/family.ts';
import { PORTRAIT_TEXTS, PRODUCT_TEXTS, RESULT_TEXTS, SHAPE_TEXTS } from '#app/texts/images.ts';
import { MAKE_AGAIN_TEXTS } from '#app/texts/makeAgain.ts';
import { STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import { MARK_TEXTS } from '#app/texts/marks.ts';
import { profileRef } from '../support/admin.ts';
import { givenCrashedJob } from '../support/jobs/crashedJob.ts';
import { givenItems } from '../support/library/libraryItems.ts';
import { busyProductFile, facePhoto } from '../support/photos/photo.ts';
import { keepSession } from '../support/accounts/session.ts';
import { uidOf } from '../support/emulators/uidOf.ts';
import {
  dismissToasts,
  expectDrawn,
  FOX,
  generate,
  generateButton,
  goTo,
  newcomer,
  newMember,
  press,
  promptBox,
  withoutFaceCheck,
} from '../e2e/steps.ts';
import { openMending } from '../e2e/cutOutSteps.ts';
import { ENROLMENT_KEY, withEnrolment } from '../e2e/enrolment.ts';
import { test } from '../e2e/test.ts';
import { take } from './take.ts';

const BOARDS = [
  'A woman walks through a forest. She meets a fox. They sit by a lake at sunset.',
  'A fox sits by a lake. It walks through a forest. It meets a woman at sunset.',
];

const result = (page: Page) => page.getByRole('region', { name: RESULT_TEXTS.region });

/** States that somebody comes to by working. */

test('the forms as the window shows them', async ({ page }) => {
  await newcomer(page, { at: NAVIGATION.images.path });
  await take(page, 'form-text', { isWindow: true });
  await page.getByRole('radio', { name: '2', exact: true }).focus();
  await page.keyboard.press('Space');
  await take(page, 'form-text-focus', { isWindow: true });
});

test('a cut-out, and a portrait whose consent is missing', async ({ page }) => {
  await withoutFaceCheck(page);
  await newcomer(page, { at: `${NAVIGATION.images.path}?tab=product-shots` });
  await page.getByLabel(PRODUCT_TEXTS.name).fill('Red mug');
  await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await busyProductFile());
  const cuts = page.getByRole('group', { name: CUT_OUT_TEXTS.region });
  await expect(cuts.getByRole('status')).toHaveText(CUT_OUT_TEXTS.verdicts.doubtful);
  await take(page, 'form-product-cut', { isWindow: true });
  await press(page, CUT_OUT_TEXTS.turnLabel('busy.jpg'));
  await page.getByRole('slider', { name: CUT_OUT_TEXTS.straighten }).fill('-12');
  await take(page, 'form-product-turn', { isWindow: true });
  await openMending(page, 'busy.jpg');
  await take(page, 'form-product-mend');

  await page.goto(`${NAVIGATION.images.path}?tab=portrait-shots`);
  const own = page.getByLabel(PORTRAIT_TEXTS.fromProfile);
  if (await own.isChecked()) await own.uncheck();
  await page.getByLabel(PORTRAIT_TEXTS.addPhoto).setInputFiles(await facePhoto());
  await page.getByRole('radio', { name: /Professional Headshot/ }).check();
  await page.getByRole('button', { name: /^Generate Portrait Shot/ }).click();
  await take(page, 'form-portrait-consent', { isWindow: true });
});

test('several, a family, compared; trash', async ({ page }) => {
  const { uid } = await newcomer(page, { at: NAVIGATION.images.path });
  await generate(page, FOX);
  await page.getByRole('group', { name: SHAPE_TEXTS.legend }).getByRole('radio').nth(2).check();
  await generateButton(page).click();
  const tall = page.getByRole('region', { name: 'Result' });
  await expect(tall).toContainText('720 × 1280', { timeout: 90_000 });
  await expectDrawn(tall.getByRole('img', { name: FOX }).first());
  await dismissToasts(page);
  await take(page, 'result-tall');
  await givenItems(uid, { type: 'text-to-image', words: ['a car'], file: 'samples/car.webp' });

  await goTo(page, 'library');
  await page.getByRole('link', { name: FOX }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: MAKE_AGAIN_TEXTS.vary }).click();
  const family = dialog.getByRole('region', { name: FAMILY_TEXTS.region });
  await expect(family.getByRole('link')).toHaveCount(5, { timeout: 200_000 });
  await dismissToasts(page);
  await family.getByRole('link').nth(1).click();
  await take(page, 'details-family');
  await family.getByRole('button', { name: FAMILY_TEXTS.compare }).click();
  await take(page, 'details-compare');
  await family.getByRole('button', { name: FAMILY_TEXTS.compare }).click();
  await dialog.getByRole('button', { name: MARK_TEXTS.trash }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await take(page, 'library-undo', { isWindow: true });
  await page.goto('/dashboard/library?view=trash');
  await expect(page.locator('[aria-posinset]').first()).toBeVisible();
  await take(page, 'trash');
  await page.goto('/account/pictures');
  await expect(page.locator('[aria-posinset]').first()).toBeVisible();
  await take(page, 'account-pictures');
});

test('storyboards: drawn, beside another, and found again after a reload', async ({ page }) => {
  const { uid } = await newcomer(page, { at: NAVIGATION.storyboard.path });
  for (const [at, words] of BOARDS.entries()) {
    await page.getByLabel(STORYBOARD_TEXTS.description).fill(words);
    await press(page, STORYBOARD_TEXTS.submit);
    await expectDrawn(result(page).getByRole('img', { name: words }).first());
    await dismissToasts(page);
    await take(page, `storyboard-result-${at + 1}`);
    await press(page, STORYBOARD_TEXTS.again);
  }
  await take(page, 'storyboard-strip');
  const input = { description: BOARDS[0] };
  await givenCrashedJob(uid, new Date(), { operation: 'storyboard', input });
  await expect(result(page)).toContainText(RESULT_TEXTS.developing);
  await page.reload();
  await expect(result(page)).toContainText(RESULT_TEXTS.developing);
  await take(page, 'storyboard-resumed');
  await take(page, 'storyboard-resumed-window', { isWindow: true });
});

test('offline', async ({ page, context }) => {
  const { uid } = await newcomer(page);
  await givenItems(uid, { type: 'text-to-image', words: ['a car'], file: 'samples/car.webp' });
  await goTo(page, 'library');
  await expect(page.getByRole('link', { name: 'a car' }).first()).toBeVisible();
  await goTo(page, 'images');
  await promptBox(page).fill(FOX);
  await context.setOffline(true);
  await expect(generateButton(page)).toBeDisabled();
  await take(page, 'offline-form', { isWindow: true });
  await goTo(page, 'library');
  await take(page, 'offline-library', { isWindow: true });
});

test('a plan, packs, and a second factor', async ({ page }) => {
  const member = await newMember();
  const uid = await uidOf(member.email);
  await profileRef(uid).update({
    has_active_subscription: true,
    plan_id: 'PLUS',
    access_until: new Date(Date.now() + 30 * 86_400_000),
  });
  await getAuth(getApp()).setCustomUserClaims(uid, { role: 'operator' });
  await keepSession(page, member);
  await page.goto(CREDITS_PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'credits-packs');
  await withEnrolment(page);
  await page.goto('/admin?tab=health');
  await page.getByRole('button', { name: ADMIN_TEXTS.secondFactor.begin }).click();
  await expect(page.getByText(ENROLMENT_KEY)).toBeVisible();
  await take(page, 'admin-second-factor');
});

test('a part of the app that cannot be fetched', async ({ page }) => {
  await newcomer(page);
  await page.route(/\/assets\/LibraryRoute-[^/]*[.]js$/, (route) => route.abort());
  await page.route(/\/assets\/.*Library.*[.]js$/, (route) => route.abort());
  await page.reload();
  await goTo(page, 'library');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await take(page, 'part-missing', { isWindow: true });
});
