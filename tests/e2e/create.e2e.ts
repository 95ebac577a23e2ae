import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { SHAPES } from '@lumashot/domain/catalog/shapes';
import { CONSENT_LABELS } from '@lumashot/domain/photos/consent';
import { ERRORS } from '@lumashot/domain/errors';
import {
  PORTRAIT_TEXTS,
  PRODUCT_EDIT_TEXTS,
  PRODUCT_TEXTS,
  SEVERAL_TEXTS,
} from '#app/texts/images.ts';
import { ONBOARDING_TEXTS } from '#app/texts/onboarding.ts';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { STORYBOARD_SHEET } from '#app/features/images/storyboard/storyboardSheet.ts';
import { STORYBOARD_SOON, STORYBOARD_TEXTS } from '#app/texts/storyboard.ts';
import sharp from 'sharp';
import {
  badFiles,
  facePhoto,
  personPhoto,
  productFiles,
  type UploadFile,
} from '../support/photos/photo.ts';
import { ONCE_SEEN } from './cutOutSteps.ts';
import { expectSound } from './expectSound.ts';
import {
  expectCredits,
  expectDrawn,
  expectLoaded,
  goTo,
  newcomer,
  newcomerAtOnboarding,
  onDisk,
  openTab,
  press,
  toast,
  withoutFaceCheck,
  withoutProductNetwork,
} from './steps.ts';
import { test } from './test.ts';

const BOARD = 'A woman walks through a forest. She meets a fox. They sit by a lake at sunset.';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });

async function expectPngDownload(page: Page, { button, name }: { button: string; name: RegExp }) {
  const downloading = page.waitForEvent('download');
  await press(page, button);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(name);
  expect((await sharp(await readFile(await download.path())).metadata()).format).toBe('png');
}

test('a product shot from two photos, changed, and found in the library', async ({ page }) => {
  await newcomer(page);
  await goTo(page, 'images');
  await openTab(page, 'Product Shots');

  await test.step('describe it', async () => {
    const submit = page.getByRole('button', { name: PRODUCT_TEXTS.submit });
    const { missing, parts } = PRODUCT_TEXTS;
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription(
      missing([parts.photo, parts.name, parts.scene]),
    );
    await page.getByLabel(PRODUCT_TEXTS.addPhotos).setInputFiles(await productFiles());
    await expectLoaded(page.getByRole('img', { name: 'product-2.jpg' }));
    await expect(submit).toHaveAccessibleDescription(missing([parts.name, parts.scene]));
    await page.getByLabel(PRODUCT_TEXTS.name).fill('Green bottle');
    await page.getByLabel(PRODUCT_TEXTS.category).selectOption('food_beverage');
    await expect(submit).toBeEnabled(ONCE_SEEN);
    await submit.click();
    await expect(toast(page, ERRORS['product-incomplete'].message)).toBeVisible();
    await page.getByRole('radio', { name: 'Lifestyle Kitchen' }).check();
    await expectSound(page);
    await submit.click();
  });

  await test.step('see it', async () => {
    // First, here and below: a toast goes after its seconds, which a picture may take to be fetched.
    await expect(toast(page, '8 credits remaining')).toBeVisible({ timeout: 90_000 });
    await expectDrawn(result(page).getByRole('img', { name: 'Green bottle' }));
    await expectCredits(page, '8 credits');
    await expectSound(page);
    await expectPngDownload(page, {
      button: PRODUCT_TEXTS.download,
      name: /^product-shot-\d+\.png$/,
    });
  });

  await test.step('change it', async () => {
    await press(page, PRODUCT_TEXTS.edit);
    await expect(page.getByLabel(PRODUCT_EDIT_TEXTS.box)).toBeFocused();
    await press(page, PRODUCT_EDIT_TEXTS.submit);
    await expect(toast(page, ERRORS['edit-empty'].message)).toBeVisible();
    await page.getByLabel(PRODUCT_EDIT_TEXTS.box).fill('brighter, and remove the text');
  });

  await test.step('find the words again after a look elsewhere', async () => {
    await goTo(page, 'library');
    await goTo(page, 'images');
    await openTab(page, 'Product Shots');
    await press(page, PRODUCT_TEXTS.edit);
    await expect(page.getByLabel(PRODUCT_EDIT_TEXTS.box)).toHaveValue(
      'brighter, and remove the text',
    );
    await press(page, PRODUCT_EDIT_TEXTS.submit);
    await expect(toast(page, '7 credits remaining')).toBeVisible({ timeout: 90_000 });
    await expectCredits(page, '7 credits');
    await expectLoaded(result(page).getByRole('img', { name: 'Green bottle' }));
    await expect(page.getByLabel(PRODUCT_EDIT_TEXTS.box)).toBeHidden();
    await expect(page.getByRole('note')).toContainText('remove the text');
  });

  await test.step('start again with the same product', async () => {
    await press(page, PRODUCT_TEXTS.again);
    await expect(page.getByRole('radio', { name: 'Lifestyle Kitchen' })).not.toBeChecked();
    await expect(page.getByLabel(PRODUCT_TEXTS.name)).toHaveValue('Green bottle');
    await expect(page.getByRole('img', { name: 'product-1.jpg' })).toBeVisible();
  });

  await test.step('once more, as tall as a story', async () => {
    const { name, width, height } = SHAPES.tall;
    await page.getByRole('radio', { name, exact: true }).check();
    await page.getByRole('radio', { name: 'Lifestyle Kitchen' }).check();
    await page.getByRole('button', { name: PRODUCT_TEXTS.submit }).click();
    await expect(result(page)).toContainText(`${width} × ${height}`, { timeout: 90_000 });
    const picture = result(page).getByRole('img', { name: 'Green bottle' });
    await expectDrawn(picture);
    await expect(picture).toHaveJSProperty('naturalHeight', height);
    await expectCredits(page, '5 credits');
  });

  await test.step('find all of them in the library', async () => {
    await goTo(page, 'library');
    await expect(page.getByText('Product Shot', { exact: true })).toHaveCount(3);
  });
});

test('a portrait from the profile photo takes the place of the picker', async ({ page }) => {
  await withoutFaceCheck(page);
  await newcomerAtOnboarding(page);
  await page.getByLabel(ONBOARDING_TEXTS.pick).setInputFiles(await personPhoto());
  await press(page, ONBOARDING_TEXTS.submit);
  await goTo(page, 'images');
  await openTab(page, 'Portrait Shots');
  await expectLoaded(page.getByRole('img', { name: PORTRAIT_TEXTS.profilePhoto }));
  const scenes = page
    .getByRole('group', { name: PORTRAIT_TEXTS.scene, exact: true })
    .getByRole('radio');
  await expect(scenes).toHaveCount(22);

  await press(page, PORTRAIT_TEXTS.submit(null));
  await expect(toast(page, PORTRAIT_TEXTS.sceneMissing)).toBeVisible();
  await press(page, PORTRAIT_TEXTS.framing('Upper Body', 3));
  await expect(scenes).toHaveCount(6);
  await page.getByRole('radio', { name: 'Smart Casual' }).check();
  await expect(page.getByRole('group', { name: SEVERAL_TEXTS.legend })).toHaveAccessibleDescription(
    SEVERAL_TEXTS.sameEachTime,
  );
  await expectSound(page);
  await press(page, PORTRAIT_TEXTS.submit(3));

  await expect(toast(page, '7 credits remaining')).toBeVisible({ timeout: 90_000 });
  await expectDrawn(result(page).getByRole('img', { name: 'Smart Casual' }));
  await expectCredits(page, '7 credits');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectSound(page);
  await expectPngDownload(page, {
    button: PORTRAIT_TEXTS.download,
    name: /^portrait-shot-\d+\.png$/,
  });

  await press(page, PORTRAIT_TEXTS.again);
  await expect(page.getByRole('radio', { name: 'Smart Casual' })).not.toBeChecked();
});

test('files that are no photos are refused in plain words', async ({ page }) => {
  await withoutProductNetwork(page);
  await newcomer(page);
  await goTo(page, 'images');
  const files = await badFiles();
  const bad = (name: string): UploadFile => {
    const file = files[name];
    if (file === undefined) throw new Error(`no such file: ${name}`);
    return file;
  };

  await test.step('product', async () => {
    await openTab(page, 'Product Shots');
    const picker = page.getByLabel(PRODUCT_TEXTS.addPhotos);
    await picker.setInputFiles(await onDisk(bad('11 MB')));
    await expect(toast(page, 'large.jpg is too large. Max 10MB per file')).toBeVisible();
    await picker.setInputFiles(bad('a text renamed to .jpg'));
    await expect(toast(page, 'notes.jpg is not an image file')).toBeVisible();
    // The server's own words, before anything is asked of it.
    await picker.setInputFiles(bad('one of too few pixels'));
    await expect(toast(page, ERRORS['source-too-small'].message)).toContainText(
      ERRORS['source-too-small'].advice,
    );
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    const photo = await facePhoto();
    const six = Array.from({ length: 6 }, (_, at) => ({ ...photo, name: `me-${at + 1}.jpg` }));
    await picker.setInputFiles(six);
    await expect(toast(page, ERRORS['too-many-photos'].message)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove me-/ })).toHaveCount(5);
    await press(page, 'Remove me-5.jpg');
    await expect(page.getByRole('button', { name: /^Remove me-/ })).toHaveCount(4);
  });

  await test.step('portrait', async () => {
    await openTab(page, 'Portrait Shots');
    // There is no photo in this profile, and none is asked for unless somebody wants it so.
    const own = page.getByRole('switch', { name: PORTRAIT_TEXTS.fromProfile });
    await expect(own).not.toBeChecked();
    await own.check();
    await press(page, PORTRAIT_TEXTS.submit(null));
    await expect(toast(page, ERRORS['profile-photo-missing'].message)).toBeVisible();
    await own.uncheck();
    await press(page, PORTRAIT_TEXTS.submit(null));
    await expect(toast(page, PORTRAIT_TEXTS.photoMissing)).toBeVisible();
    const picker = page.getByLabel(PORTRAIT_TEXTS.addPhoto);
    await picker.setInputFiles(await onDisk(bad('11 MB')));
    await expect(toast(page, 'Please upload an image smaller than 10MB')).toBeVisible();
    await picker.setInputFiles(bad('an SVG'));
    await expect(toast(page, 'Please upload an image file')).toBeVisible();
    await picker.setInputFiles(bad('one of too few pixels'));
    await expect(toast(page, ERRORS['source-too-small'].message)).toBeVisible();
    await expect(page.getByRole('group', { name: PORTRAIT_TEXTS.consent })).toHaveCount(0);
    // Whose face it is, is asked once a photo, before anything is sent.
    await picker.setInputFiles(await facePhoto());
    await press(page, PORTRAIT_TEXTS.submit(null));
    await expect(toast(page, PORTRAIT_TEXTS.consentMissing)).toBeVisible();
    await expect(page.getByRole('radio', { name: CONSENT_LABELS.self })).toBeFocused();
    await page.getByRole('radio', { name: CONSENT_LABELS.permission }).check();
    await press(page, PORTRAIT_TEXTS.submit(null));
    await expect(toast(page, PORTRAIT_TEXTS.sceneMissing)).toBeVisible();
  });
  await expectCredits(page, '10 credits');
});

test('a storyboard leads on to the tab that will make a video of it', async ({ page }) => {
  await newcomer(page, { at: NAVIGATION.storyboard.path });
  const { label } = NAVIGATION.storyboard;
  await expect(page.getByRole('heading', { name: label, level: 1 })).toBeVisible();
  await press(page, STORYBOARD_TEXTS.submit);
  await expect(toast(page, ERRORS['description-empty'].message)).toBeVisible();
  await expect(page.getByText(STORYBOARD_TEXTS.balance('10 credits'))).toBeVisible();
  await expectSound(page);

  await page.getByLabel(STORYBOARD_TEXTS.description).fill(BOARD);
  await press(page, STORYBOARD_TEXTS.submit);
  await expect(toast(page, '8 credits remaining')).toBeVisible({ timeout: 90_000 });
  await expectCredits(page, '8 credits');
  await expect(page.getByRole('tab', { name: label })).toHaveAttribute('aria-selected', 'true');
  await expectDrawn(result(page).getByRole('img', { name: BOARD }));
  await expect(result(page)).toContainText(
    `${STORYBOARD_SHEET.width} × ${STORYBOARD_SHEET.height}`,
  );
  await expectPngDownload(page, {
    button: STORYBOARD_TEXTS.download,
    name: /^storyboard-\d+\.png$/,
  });
  await expectSound(page);
  await press(page, STORYBOARD_SOON.open);
  await expect(page.getByRole('dialog', { name: STORYBOARD_SOON.title })).toBeVisible();
  await expectSound(page);
});
