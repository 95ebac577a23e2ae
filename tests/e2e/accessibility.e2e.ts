import { expect } from '@playwright/test';
import { NAVIGATION } from '#app/texts/dashboard.ts';
import { expectFits, expectSound } from './expectSound.ts';
import { doubleText, FOX, generate, goTo, newcomer, signUp } from './steps.ts';
import { DESKTOP, test } from './test.ts';

/** Every screen behind the sign-in; the policy, too, is watched on the way (test.ts). */
const STUDIO_PATHS = [
  ...Object.values(NAVIGATION).map(({ path }) => path),
  '/dashboard/images?tab=product-shots',
  '/dashboard/images?tab=portrait-shots',
  '/dashboard/settings?tab=subscription',
  '/dashboard/profile',
  '/payment',
] as const;

test('the public pages are accessible', DESKTOP, async ({ page }) => {
  for (const path of ['/', '/auth', '/no/such/page']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(page);
    });
  }
});

test('onboarding is accessible', async ({ page }) => {
  await signUp(page);
  await expectSound(page);
});

test('the dashboard is accessible, empty and with a picture', DESKTOP, async ({ page }) => {
  await newcomer(page);
  await expectSound(page);
  await goTo(page, 'library');
  await expectSound(page);
  await goTo(page, 'images');
  await expectSound(page);
  await generate(page, FOX);
  await expectSound(page);
  await goTo(page, 'library');
  await page.getByRole('link', { name: FOX }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
});

test('the pages about money are accessible', DESKTOP, async ({ page }) => {
  await newcomer(page);
  for (const path of ['/payment', '/payment-success']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page);
  }
});

test('the studio fits a screen of 360 px, also at twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newcomer(page);
  for (const path of STUDIO_PATHS) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(page);
      await doubleText(page);
      await expectFits(page);
    });
  }
});
