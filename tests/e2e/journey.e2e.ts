import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { AUTH_TEXTS } from '#app/texts/auth.ts';
import { LANDING_TEXTS } from '#app/texts/landing.ts';
import { LIBRARY_TEXTS } from '#app/texts/library.ts';
import { ONBOARDING_TEXTS } from '#app/texts/onboarding.ts';
import sharp from 'sharp';
import {
  confirmElsewhere,
  expectCredits,
  expectDrawn,
  expectLoaded,
  FOX,
  generate,
  generateButton,
  goTo,
  newCredentials,
  newcomer,
  onboard,
  POSTER,
  promptBox,
  signIn,
  signOut,
  toast,
  tickAge,
} from './steps.ts';
import { test } from './test.ts';

test('from the landing page to a picture in the library, and back the next day', async ({
  page,
}) => {
  const credentials = newCredentials();
  await test.step('sign up from the landing page', async () => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /^(Get started|Start creating)$/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: AUTH_TEXTS.signUp.heading })).toBeVisible();
    await page.getByLabel('Email').fill(credentials.email);
    await page.getByLabel('Password').fill(credentials.password);
    await tickAge(page);
    await page.getByRole('button', { name: AUTH_TEXTS.signUp.submit, exact: true }).click();
    await expect(toast(page, AUTH_TEXTS.signUp.success.description)).toBeVisible();
    await expect(page.getByRole('heading', { name: ONBOARDING_TEXTS.heading })).toBeVisible();
  });

  await test.step('confirm the address', () => confirmElsewhere(page, credentials));

  await test.step('upload a face photo', async () => {
    await onboard(page);
    await expectCredits(page, '10 credits');
  });

  await test.step('make a picture', async () => {
    await goTo(page, 'images');
    await promptBox(page).fill(FOX);
    await generateButton(page).click();
    // First: a toast goes after its seconds, which a picture may take to be fetched.
    await expect(toast(page, '9 credits remaining')).toBeVisible({ timeout: 90_000 });
    await expectDrawn(page.getByRole('region', { name: 'Result' }).getByRole('img', { name: FOX }));
    await expectCredits(page, '9 credits');
    await expect(page.getByText('Preview engine · 1024 × 1024 · saved to library')).toBeVisible();
  });

  await test.step('download it as a real PNG', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^generated-image-\d+\.png$/);
    const metadata = await sharp(await readFile(await download.path())).metadata();
    expect(metadata).toMatchObject({ format: 'png', width: 1024, height: 1024 });
  });

  await test.step('find it in the library', async () => {
    await goTo(page, 'library');
    await expectLoaded(page.getByRole('img', { name: FOX }).first());
  });

  await test.step('open it and download a real JPEG', async () => {
    await page.getByRole('link', { name: FOX }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Image Details' });
    await expect(dialog).toContainText(FOX);
    await expectLoaded(dialog.getByRole('img', { name: FOX }));
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^text-to-image-\w+\.jpg$/);
    const metadata = await sharp(await readFile(await download.path())).metadata();
    expect(metadata.format).toBe('jpeg');
    // Its file still says where its pixels come from.
    expect(metadata.xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia');
    await expect(toast(page, 'Download started')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('sign out, sign in, still there', async () => {
    await signOut(page);
    await signIn(page, credentials);
    await expect(toast(page, AUTH_TEXTS.signIn.success.description)).toBeVisible();
    await expectCredits(page, '9 credits');
    await goTo(page, 'library');
    await expectLoaded(page.getByRole('img', { name: FOX }).first());
  });
});

test('a picture made in one window appears in the library of another, live', async ({
  page,
  context,
}) => {
  await newcomer(page);
  const other = await context.newPage();
  await other.goto('/dashboard/library');
  await expect(other.getByText(LIBRARY_TEXTS.empty.title)).toBeVisible();
  await goTo(page, 'images');
  await generate(page, POSTER);
  await expectDrawn(other.getByRole('img', { name: POSTER }).first());
  await expectCredits(other, '9 credits');
});

test('a result is not lost by leaving the screen while it is drawn', async ({ page }) => {
  await newcomer(page);
  await goTo(page, 'images');
  await page.getByRole('textbox', { name: 'Prompt' }).fill(FOX);
  await page.getByRole('button', { name: /^Generate Image/ }).click();
  await goTo(page, 'library');
  await expectDrawn(page.getByRole('img', { name: FOX }).first());
  await goTo(page, 'images');
  await expectLoaded(page.getByRole('region', { name: 'Result' }).getByRole('img', { name: FOX }));
});

/** Found 20 of the walk: it took eleven. */
const MOST_CLICKS = 6;

test('from words on the landing page to a downloaded picture, in six clicks and one form', async ({
  page,
}) => {
  const credentials = newCredentials();
  let clicks = 0;
  const click = async (target: Locator): Promise<void> => {
    await target.click();
    clicks++;
  };
  await page.goto('/');
  await page.getByLabel(LANDING_TEXTS.teaser.label).fill(POSTER);
  await click(page.getByRole('button', { name: LANDING_TEXTS.teaser.action }));
  await page.getByLabel('Email').fill(credentials.email);
  await page.getByLabel('Password').fill(credentials.password);
  await click(page.getByLabel(AUTH_TEXTS.age));
  await click(page.getByRole('button', { name: AUTH_TEXTS.signUp.submit, exact: true }));
  await click(page.getByRole('button', { name: ONBOARDING_TEXTS.skip }));
  // The words have come along.
  await expect(promptBox(page)).toHaveValue(POSTER);
  await click(generateButton(page));
  const result = page.getByRole('region', { name: 'Result' });
  await expectDrawn(result.getByRole('img', { name: POSTER }));
  const downloading = page.waitForEvent('download');
  await click(result.getByRole('button', { name: 'Download' }));
  expect((await downloading).suggestedFilename()).toMatch(/^generated-image-\d+\.png$/);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
});
